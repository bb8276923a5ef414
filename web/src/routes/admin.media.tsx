import { admittedRoles } from '@aravalli/shared/access'
import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '../features/administration/admin-guard.tsx'
import { admitStaff } from '../features/administration/admit-staff.ts'
import { MediaPage } from '../features/media/media-page.tsx'
import { messages as mediaMessages } from '../features/media/messages.en.ts'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'

const roles = admittedRoles.editor ?? []

/** The pictures that all kinds of content use. All of it comes to editors only. */
export const Route = createFileRoute('/admin/media')({
	loader: async ({ context, location }) => {
		await admitStaff(context, roles, location.href)
		const { title } = await textsIn(mediaMessages, context.language)
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
			<MediaPage api={api} query={query} />
		</AdminGuard>
	)
}
