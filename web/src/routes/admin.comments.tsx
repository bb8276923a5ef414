import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { messages as reportedMessages } from '../features/comments/reported/messages.en.ts'
import { ReportedPage } from '../features/comments/reported/reported-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.admin ?? []

/** What readers have reported below questions. All of it comes to ADMIN only. */
export const Route = createFileRoute('/admin/comments')({
	loader: async ({ context, location: { pathname } }) => {
		if (import.meta.env.SSR) {
			const { admitStaff } = await import('../features/administration/admit-staff.ts')
			await admitStaff(context, roles, pathname)
		}
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
	// The path is the page's and not the browser's, which is already elsewhere while the page is being left.
	const returnTo = Route.useMatch({ select: ({ pathname }) => pathname })
	return (
		<AdminGuard requiredRoles={roles} returnTo={returnTo}>
			<ReportedPage api={api} query={query} />
		</AdminGuard>
	)
}
