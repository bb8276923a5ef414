import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { questionQuery } from '../features/answer-writing/queries.ts'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

/** One file for all, so that the list can bring it along (`answer-writing-practice.index.tsx`). */
const page = () => import('../features/answer-writing/question-page.tsx')

/** The comments are another feature, whose code and texts come when they are opened. */
async function loadThread() {
	const { AnswerWritingThread } = await import('../features/comments/answer-writing-thread.tsx')
	return AnswerWritingThread
}

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	context: () => ({ loadThread }),
	loader: async ({ context: { queryClient, api, language }, params }) => {
		try {
			const answer = await loadQuery(queryClient, questionQuery(api, language, params.questionId))
			return { question: answer && headOf(answer.data) }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: async ({ match, params, loaderData }) => {
		const { questionHead } = await import('../features/answer-writing/answer-writing-head.ts')
		return questionHead(match.context, params.questionId, loaderData?.question, match.status === 'notFound')
	},
	codeSplitGroupings: [],
	component: lazyRouteComponent(page, 'QuestionPage'),
	errorComponent: lazyRouteComponent(page, 'QuestionPageFailure'),
	notFoundComponent: lazyRouteComponent(page, 'QuestionPageMissing'),
})

/** What of a question its head says. */
function headOf({ questionText, paperCategory }: QuestionData) {
	return { questionText, paperCategory }
}
