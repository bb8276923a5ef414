import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../features/accounts/private-head.ts'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { requireViewer } from '../lib/require-viewer.ts'

export const Route = createFileRoute('/profile')({
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'profile')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/accounts/profile/load-profile.ts')).loadProfile(context),
	head: ({ match: { context }, loaderData }) => privateHead(loaderData?.title ?? '', context.language),
	component: Page,
})

/** They come when the reader comes near. */
const more = [
	{
		key: 'practice-results',
		load: async () => (await import('../features/quizzes/results/results-section.tsx')).ResultsSection,
	},
	{
		key: 'practice-notes',
		load: async () => (await import('../features/practice-notes/profile/my-notes-section.tsx')).MyNotesSection,
	},
]

function Page() {
	return <ProfilePage more={more} />
}
