import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { EvaluatorsPage } from '../features/evaluation/desk/evaluators/evaluators-page.tsx'
import { messages as evaluatorsMessages } from '../features/evaluation/desk/evaluators/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.admin ?? []

export const Route = createFileRoute('/admin/evaluators')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { title } = await textsIn(evaluatorsMessages, context.language)
		return { head: unlistedHead(title, context.language) }
	},
	head: ({ loaderData }) => loaderData?.head ?? {},
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	return (
		<AdminGuard requiredRoles={roles}>
			<EvaluatorsPage api={api} />
		</AdminGuard>
	)
}
