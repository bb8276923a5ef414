import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/profile/profile-page.tsx'
import { unlistedHead } from '../lib/page-head.ts'
import { requireViewer } from '../lib/require-viewer.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

export const Route = createFileRoute('/profile')({
	beforeLoad: async ({ context }) => void (await requireViewer(context, 'profile')),
	// The title's texts come with the page's, not with every page.
	loader: async ({ context }) => (await import('../features/accounts/profile/load-profile.ts')).loadProfile(context),
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

const ResultsSection = lazyPart(
	() => import('../features/quizzes/results/results-section.tsx').then((part) => part.ResultsSection),
	{ comes: 'near' },
)
const MyNotesSection = lazyPart(
	() => import('../features/practice-notes/profile/my-notes-section.tsx').then((part) => part.MyNotesSection),
	{ comes: 'near' },
)

function Page() {
	return (
		<ProfilePage>
			<ResultsSection />
			<MyNotesSection />
		</ProfilePage>
	)
}
