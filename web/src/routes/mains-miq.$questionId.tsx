import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** One file for all, also for what is asked before the page is shown, so that the list can bring it along (`miq-page.tsx`). */
const page = () => import('../features/miq/question-page.tsx')

/** Comments and notes are other features, whose code and texts come when they are opened. */
const loadThread = async () => (await import('../features/comments/question-thread.tsx')).MiqThread
const loadNotes = async () => (await import('../features/practice-notes/single-notes.tsx')).SingleNotes

export const Route = createFileRoute('/mains-miq/$questionId')({
	context: () => ({ loadThread, loadNotes }),
	loader: async ({ context, params }) => (await page()).loadQuestion(context, params.questionId),
	head: async ({ match, params, loaderData }) =>
		(await page()).questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound'),
	codeSplitGroupings: [],
	component: lazyRouteComponent(page, 'QuestionPage'),
	errorComponent: lazyRouteComponent(page, 'QuestionPageFailure'),
	notFoundComponent: lazyRouteComponent(page, 'QuestionPageMissing'),
})
