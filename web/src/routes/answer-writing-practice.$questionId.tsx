import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, type ErrorComponentProps, notFound, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readListSearch } from '../features/answer-writing/list-search.ts'
import { questionQuery } from '../features/answer-writing/queries.ts'
import { QuestionDialog, QuestionNotFound } from '../features/answer-writing/question-dialog.tsx'
import { QuestionFailure, QuestionFrame } from '../features/answer-writing/question-frame.tsx'
import { ApiError } from '../lib/api.ts'
import { loadQuery } from '../lib/load-query.ts'

export const Route = createFileRoute('/answer-writing-practice/$questionId')({
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
	errorComponent: Failed,
	component: Page,
	notFoundComponent: Missing,
})

/** What of a question its head says. */
function headOf({ questionText, paperCategory }: QuestionData) {
	return { questionText, paperCategory }
}

function Page() {
	const { api, origin } = Route.useRouteContext()
	const { questionId } = Route.useParams()
	useTitleOfLateQuestion()
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

/** In the browser a question may come after its page has opened, and with it the page's title. */
function useTitleOfLateQuestion() {
	const { api, language } = Route.useRouteContext()
	const { questionId } = Route.useParams()
	const { question } = Route.useLoaderData()
	const router = useRouter()
	const { data } = useQuery(questionQuery(api, language, questionId))
	const isLate = data !== undefined && data.data.questionText !== question?.questionText
	useEffect(() => {
		if (isLate) void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })
	}, [isLate, router])
}

function Failed({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<QuestionFrame list={readListSearch(Route.useSearch())}>
			<QuestionFailure error={error} onRetry={() => void router.invalidate()} />
		</QuestionFrame>
	)
}

function Missing() {
	return <QuestionNotFound list={readListSearch(Route.useSearch())} />
}
