import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { EvaluationPage } from '../features/evaluation/desk/evaluation-page.tsx'
import { messages as deskMessages } from '../features/evaluation/desk/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.evaluator ?? []

export const Route = createFileRoute('/admin/daily-evaluation')({
	staticData: { frame: 'bare' },
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { title } = await textsIn(deskMessages, context.language)
		return { head: unlistedHead(title, context.language) }
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
			<EvaluationPage api={api} query={query} />
		</AdminGuard>
	)
}
