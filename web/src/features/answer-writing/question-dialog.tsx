import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { type LoadThread, QuestionComments } from '#web/ui/question-comments.tsx'
import { listLink, questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { questionQuery } from './queries.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { useCommentCount } from './use-comment-count.ts'
import { useDesk } from './use-desk.ts'

interface QuestionDialogProps {
	api: ApiClient
	questionId: string
	list: ListSearch
	/** The public origin, for the link that is shared. */
	origin: string
	loadThread: LoadThread
}

/** One question over the list, at an address of its own. */
export function QuestionDialog({ api, questionId, list, origin, loadThread }: QuestionDialogProps) {
	const m = useMessages(answerWritingMessages)
	const language = useLanguage()
	const query = useQuery(questionQuery(api, language, questionId))
	const question = useLatest(query.data)?.data
	const onCount = useCommentCount(api, language, questionId)
	useCountedView(api, question)
	const desk = useDesk()
	return (
		<QuestionFrame
			list={list}
			actions={
				question && (
					<>
						{desk && <desk.EditAction questionId={questionId} />}
						<QuestionActions api={api} question={question} list={list} origin={origin} />
					</>
				)
			}
		>
			{question ? (
				<QuestionDetails question={question}>
					<QuestionComments
						texts={m}
						questionId={questionId}
						commentCount={question.commentCount}
						link={questionLink(list, questionId)}
						onCount={onCount}
						loadThread={loadThread}
					/>
				</QuestionDetails>
			) : (
				<Missing query={query} />
			)}
		</QuestionFrame>
	)
}

/** What the dialog shows for an address that names no question. */
export function QuestionNotFound({ list }: { list: ListSearch }) {
	const m = useMessages(answerWritingMessages)
	return (
		<QuestionFrame list={list}>
			<EmptyState
				title={m.notFoundTitle}
				text={m.notFoundText}
				action={
					<PageLink link={listLink(list)} className={buttonClass({ isCompact: true })}>
						{m.backToList}
					</PageLink>
				}
			/>
		</QuestionFrame>
	)
}

interface MissingProps {
	query: { error: Error | null; isFetching: boolean; refetch(): unknown }
}

function Missing({ query: { error, isFetching, refetch } }: MissingProps) {
	if (!error) return <LoadingSheet />
	return <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}

/** Counts each opening once; a count that is lost on a bad network is no harm. */
function useCountedView(api: ApiClient, question: QuestionData | undefined) {
	const questionId = question?.questionId
	useEffect(() => {
		if (!questionId) return
		api('POST /api/content/answer-writing-practice/:questionId/view', { params: { questionId } }).catch(() => null)
	}, [api, questionId])
}
