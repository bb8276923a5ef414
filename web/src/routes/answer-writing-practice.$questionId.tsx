import { createFileRoute, notFound } from '@tanstack/react-router'
import { questionHead } from '../features/answer-writing/answer-writing-head.ts'
import { readListSearch } from '../features/answer-writing/list-search.ts'
import { questionQuery } from '../features/answer-writing/queries.ts'
import { QuestionDialog, QuestionNotFound } from '../features/answer-writing/question-dialog.tsx'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
	loader: async ({ context: { queryClient, api, language }, params }) => {
		try {
			const answer = await loadQuery(queryClient, questionQuery(api, language, params.questionId))
			return { questionText: answer?.data.questionText }
		} catch (error) {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		}
	},
	head: ({ match, params, loaderData }) => questionHead(match.context, params.questionId, loaderData?.questionText),
	component: Page,
	notFoundComponent: Missing,
})

function Page() {
	const { api, origin } = Route.useRouteContext()
	const { questionId } = Route.useParams()
	return (
		<QuestionDialog
			key={questionId}
			api={api}
			questionId={questionId}
			list={readListSearch(Route.useSearch())}
			origin={origin}
		/>
	)
}

function Missing() {
	return <QuestionNotFound list={readListSearch(Route.useSearch())} />
}
