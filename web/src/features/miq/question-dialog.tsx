import type { MiqData } from '@aravalli/shared/miq/contract'
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
import { messages as miqMessages } from './messages.en.ts'
import { questionQuery } from './queries.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { type LoadNotes, QuestionPractice } from './question-practice.tsx'
import { useCommentCount } from './use-comment-count.ts'

interface QuestionDialogProps {
	api: ApiClient
	questionId: string
	list: ListSearch
	/** The public origin, for the link that is shared. */
	origin: string
	loadThread: LoadThread
	loadNotes: LoadNotes
}

/** One question over the list, at an address of its own. */
export function QuestionDialog({ api, questionId, list, origin, loadThread, loadNotes }: QuestionDialogProps) {
	const m = useMessages(miqMessages)
	const language = useLanguage()
	const query = useQuery(questionQuery(api, language, questionId))
	const question = useLatest(query.data)?.data
	const onCount = useCommentCount(api, language, questionId)
	useCountedView(api, question)
	return (
		<QuestionFrame
			list={list}
			actions={question && <QuestionActions question={question} list={list} origin={origin} />}
		>
			{question ? (
				<QuestionDetails
					question={question}
					practice={<QuestionPractice api={api} question={question} list={list} loadNotes={loadNotes} />}
				>
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
	const m = useMessages(miqMessages)
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
function useCountedView(api: ApiClient, question: MiqData | undefined) {
	const id = question?._id
	useEffect(() => {
		if (id) api('POST /api/miq/:id/view', { params: { id } }).catch(() => null)
	}, [api, id])
}
