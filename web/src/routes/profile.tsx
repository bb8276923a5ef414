import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { readHistoryView } from '../features/payments/history/history-view.ts'
import { ProgressLink } from '../features/progress/progress-link.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const OwnBookings = lazyPart(
	() => import('../features/expert-sessions/own/own-bookings.tsx').then((part) => part.OwnBookings),
	{ comes: 'near' },
)
const NotificationSettings = lazyPart(
	() =>
		import('../features/notifications/settings/notification-settings.tsx').then((part) => part.NotificationSettings),
	{ comes: 'near' },
)
/** It lies far below, and few look at it. */
const ProfileHistory = lazyPart(
	() => import('../features/payments/history/profile-history.tsx').then((part) => part.ProfileHistory),
	{ comes: 'near' },
)

export const Route = createFileRoute('/profile')({
	validateSearch: readHistoryView,
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'profile')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/accounts/profile/load-profile.ts')).loadProfile(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

function Page() {
	return (
		<ProfilePage>
			<ProgressLink />
			<OwnBookings />
			<NotificationSettings page="profile" />
			<ProfileHistory view={Route.useSearch()} />
		</ProfilePage>
	)
}
