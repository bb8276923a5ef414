import { createFileRoute } from '@tanstack/react-router'
import { loadQuestion } from '../features/miq/load-page.ts'
import { QuestionPage, QuestionPageFailure, QuestionPageMissing } from '../features/miq/question-page.tsx'

export const Route = createFileRoute('/mains-miq/$questionId')({
	loader: ({ context, params }) => loadQuestion(context, params.questionId),
	head: async ({ match, params, loaderData }) => {
		const { questionHead } = await import('../features/miq/miq-head.ts')
		return questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound')
	},
	codeSplitGroupings: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
	component: QuestionPage,
	errorComponent: QuestionPageFailure,
	notFoundComponent: QuestionPageMissing,
})
