import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { messages as moneyMessages } from '../features/payments/desk/messages.en.ts'
import { PaymentPage } from '../features/payments/desk/payment-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.admin ?? []

export const Route = createFileRoute('/admin/payments/$paymentId')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { page } = await textsIn(moneyMessages, context.language)
		return { head: unlistedHead(page.facts, context.language) }
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const { paymentId } = Route.useParams()
	return (
		<AdminGuard requiredRoles={roles}>
			<PaymentPage key={paymentId} api={api} paymentId={paymentId} />
		</AdminGuard>
	)
}
