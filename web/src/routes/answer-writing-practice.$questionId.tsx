import { createFileRoute } from '@tanstack/react-router'
import {
	loadQuestion,
	QuestionPage,
	QuestionPageFailure,
	QuestionPageMissing,
} from '../features/answer-writing/question-page.tsx'

/** The comments are another feature, whose code and texts come when they are opened. */
async function loadThread() {
	const { AnswerWritingThread } = await import('../features/comments/question-thread.tsx')
	return AnswerWritingThread
}

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	context: () => ({ loadThread }),
	loader: ({ context, params }) => loadQuestion(context, params.questionId),
	head: async ({ match, params, loaderData }) => {
		const { questionHead } = await import('../features/answer-writing/question-page.tsx')
		return questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
