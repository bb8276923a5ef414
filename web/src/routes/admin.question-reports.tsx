import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { messages as reportedMessages } from '../features/question-reports/desk/messages.en.ts'
import { ReportedQuestionsPage } from '../features/question-reports/desk/reported-questions-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.editor ?? []

/** What learners find wrong with questions. */
export const Route = createFileRoute('/admin/question-reports')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { title } = await textsIn(reportedMessages, context.language)
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
			<ReportedQuestionsPage api={api} query={query} />
		</AdminGuard>
	)
}
