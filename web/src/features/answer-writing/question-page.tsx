import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { questionHead } from './answer-writing-head.ts'
import { readListSearch } from './list-search.ts'
import { loadQuestion } from './load-page.ts'
import { questionQuery } from './queries.ts'
import { QuestionDialog, QuestionNotFound } from './question-dialog.tsx'
import { QuestionFrame } from './question-frame.tsx'

/** What the route asks for when it is opened. */
export { loadQuestion, questionHead }

const route = getRouteApi('/answer-writing-practice/$questionId')

/** What the question's route shows: the question, why it could not be had, or that there is none. */
export function QuestionPage() {
	const { api, origin, loadThread } = route.useRouteContext()
	const { questionId } = route.useParams()
	useTitleOfLateQuestion()
	return (
		<QuestionDialog
			key={questionId}
			api={api}
			questionId={questionId}
			list={readListSearch(route.useSearch())}
			origin={origin}
			loadThread={loadThread}
		/>
	)
}

/** In the browser a question may come after its page has opened, and with it the page's title. */
function useTitleOfLateQuestion() {
	const { api, language } = route.useRouteContext()
	const { questionId } = route.useParams()
	const { question } = route.useLoaderData()
	const router = useRouter()
	const { data } = useQuery(questionQuery(api, language, questionId))
	const isLate = data !== undefined && data.data.questionText !== question?.questionText
	useEffect(() => {
		if (isLate) void router.invalidate({ filter: ({ routeId }) => routeId === '/answer-writing-practice/$questionId' })
	}, [isLate, router])
}

export function QuestionPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<QuestionFrame list={readListSearch(route.useSearch())}>
			<LoadFailure error={error} onRetry={() => void router.invalidate()} />
		</QuestionFrame>
	)
}

export function QuestionPageMissing() {
	return <QuestionNotFound list={readListSearch(route.useSearch())} />
}
