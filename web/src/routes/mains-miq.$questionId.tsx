import { createFileRoute } from '@tanstack/react-router'
import { loadQuestion, QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/miq/question-page.tsx'

/** Comments and notes are other features, whose code and texts come when they are opened. */
const loadThread = async () => (await import('../features/comments/question-thread.tsx')).MiqThread
const loadNotes = async () => (await import('../features/practice-notes/single-notes.tsx')).SingleNotes

export const Route = createFileRoute('/mains-miq/$questionId')({
	context: () => ({ loadThread, loadNotes }),
	loader: ({ context, params }) => loadQuestion(context, params.questionId),
	head: async ({ match, params, loaderData }) => {
		const { questionHead } = await import('../features/miq/question-page.tsx')
		return questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
