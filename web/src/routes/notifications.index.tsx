import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/notifications/page/notifications-page.tsx'
import { readNotificationsSearch } from '../features/notifications/page/notifications-search.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/notifications/')({
	validateSearch: readNotificationsSearch,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'notifications')),
	loaderDeps: ({ search }) => search,
	// The title's texts come with the page's, not with every page.
	loader: async ({ context, deps }) =>
		(await import('../features/notifications/page/load-notifications.ts')).loadNotifications(context, deps),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return <NotificationsPage search={Route.useSearch()} />
}
