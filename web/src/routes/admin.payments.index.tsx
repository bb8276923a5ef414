import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { messages as moneyMessages } from '../features/payments/desk/messages.en.ts'
import { MoneyPage } from '../features/payments/desk/money-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.admin ?? []

export const Route = createFileRoute('/admin/payments/')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { titles } = await textsIn(moneyMessages, context.language)
		return { head: unlistedHead(titles.payments, context.language) }
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const query = Route.useSearch()
	return (
		<AdminGuard requiredRoles={roles}>
			<MoneyPage api={api} list="payments" query={query} />
		</AdminGuard>
	)
}
