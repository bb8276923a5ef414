import { createFileRoute } from '@tanstack/react-router'
import { loadQuestion } from '../features/answer-writing/load-page.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/answer-writing/question-page.tsx'

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	loader: ({ context, params }) => loadQuestion(context, params.questionId),
	head: async ({ match, params, loaderData }) => {
		const { questionHead } = await import('../features/answer-writing/answer-writing-head.ts')
		return questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
