import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { DialogOverList } from '#web/ui/dialog-over-list.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { listLink } from './list-links.ts'
import { messages as miqMessages } from './messages.en.ts'
import { questionQuery } from './queries.ts'
import { QuestionDialog, QuestionNotFound } from './question-dialog.tsx'

const route = getRouteApi('/mains-miq/$questionId')

/** The question's route shows the question, why it could not be had, or that there is none. */
export function QuestionPage() {
	const { api, origin } = route.useRouteContext()
	const { questionId } = route.useParams()
	useTitle()
	return <QuestionDialog key={questionId} api={api} questionId={questionId} list={route.useSearch()} origin={origin} />
}

/** In the browser a question may come after its page has opened, and with it the page's title. */
function useTitle() {
	const { api, language } = route.useRouteContext()
	const { questionId } = route.useParams()
	const { question } = route.useLoaderData()
	const { data } = useQuery(questionQuery(api, language, questionId))
	useLateHead(route.id, data !== undefined && data.data.questions[0] !== question?.questions[0])
}

export function QuestionPageFailure({ error }: ErrorComponentProps) {
	const m = useMessages(miqMessages)
	const router = useRouter()
	return (
		<DialogOverList title={m.details} list={listLink(route.useSearch())}>
			<LoadFailure error={error} onRetry={() => void router.invalidate()} />
		</DialogOverList>
	)
}

export function QuestionPageMissing() {
	return <QuestionNotFound list={route.useSearch()} />
}
