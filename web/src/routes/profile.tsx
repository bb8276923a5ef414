import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { ProgressLink } from '../features/progress/progress-link.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/profile')({
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
		</ProfilePage>
	)
}
