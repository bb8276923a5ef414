import { createFileRoute } from '@tanstack/react-router'
import { ProgressPage } from '../features/progress/progress-page.tsx'
import { textsIn } from '../lib/messages.ts'
import { unlistedHead } from '../lib/page-head.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

export const Route = createFileRoute('/my-progress')({
	// The title's texts come with the page's, not with every page.
	loader: async ({ context: { language } }) => {
		const { messages } = await import('../features/progress/messages.en.ts')
		return { title: (await textsIn(messages, language)).title }
	},
	head: ({ match: { context }, loaderData }) => unlistedHead(loaderData?.title ?? '', context.language),
	component: Page,
})

const UnfinishedQuiz = lazyPart(() =>
	import('../features/mains-practice/quiz/unfinished-quiz.tsx').then((part) => part.UnfinishedQuiz),
)
const WrongSection = lazyPart(() =>
	import('../features/practice-notes/progress/wrong-section.tsx').then((part) => part.WrongSection),
)
const RevisionWay = lazyPart(() => import('../features/revision/revision-way.tsx').then((part) => part.RevisionWay))
const MyNotesSection = lazyPart(
	() => import('../features/practice-notes/profile/my-notes-section.tsx').then((part) => part.MyNotesSection),
	{ comes: 'near' },
)
const ResultsSection = lazyPart(
	() => import('../features/quizzes/results/results-section.tsx').then((part) => part.ResultsSection),
	{ comes: 'near' },
)

function Page() {
	return (
		<ProgressPage
			device={
				<>
					<UnfinishedQuiz />
					<WrongSection />
				</>
			}
		>
			<RevisionWay />
			<MyNotesSection />
			<ResultsSection />
		</ProgressPage>
	)
}
