import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { messages as scheduleMessages } from '../features/daily-questions/desk/messages.en.ts'
import { SchedulePage } from '../features/daily-questions/desk/schedule-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.editor ?? []

export const Route = createFileRoute('/admin/daily-questions')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { title } = await textsIn(scheduleMessages, context.language)
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
			<SchedulePage api={api} query={query} />
		</AdminGuard>
	)
}
