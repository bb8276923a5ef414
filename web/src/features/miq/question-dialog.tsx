import type { MiqData } from '@aravalli/shared/miq/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { DialogOverList } from '#web/ui/dialog-over-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { QuestionComments } from '../comments/public.tsx'
import { listLink, questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'
import { questionQuery } from './queries.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'
import { QuestionPractice } from './question-practice.tsx'

interface QuestionDialogProps {
	api: ApiClient
	questionId: string
	list: ListSearch
	/** Is the public origin, with which the shared link begins. */
	origin: string
}

/** Shows one question over the list, at an address of its own. */
export function QuestionDialog({ api, questionId, list, origin }: QuestionDialogProps) {
	const m = useMessages(miqMessages)
	const language = useLanguage()
	const asked = questionQuery(api, language, questionId)
	const query = useQuery(asked)
	const question = useLatest(query.data)?.data
	useCountedView(api, question)
	return (
		<DialogOverList
			title={m.details}
			list={listLink(list)}
			actions={question && <QuestionActions question={question} list={list} origin={origin} />}
		>
			{question ? (
				<QuestionDetails question={question} practice={<QuestionPractice api={api} question={question} list={list} />}>
					<QuestionComments
						kind="miq"
						questionId={questionId}
						commentCount={question.commentCount}
						countedIn={asked.queryKey}
						link={questionLink(list, questionId)}
					/>
				</QuestionDetails>
			) : (
				<QueryWait query={query} />
			)}
		</DialogOverList>
	)
}

/** The dialog shows this for an address that names no question. */
export function QuestionNotFound({ list }: { list: ListSearch }) {
	const m = useMessages(miqMessages)
	return (
		<DialogOverList title={m.details} list={listLink(list)}>
			<EmptyState
				title={m.notFoundTitle}
				text={m.notFoundText}
				action={
					<PageLink link={listLink(list)} className={buttonClass({ isCompact: true })}>
						{m.backToList}
					</PageLink>
				}
			/>
		</DialogOverList>
	)
}

/** Counts each opening once; a count that is lost on a bad network is no harm. */
function useCountedView(api: ApiClient, question: MiqData | undefined) {
	const id = question?._id
	useEffect(() => {
		if (id) api('POST /api/miq/:id/view', { params: { id } }).catch(() => null)
	}, [api, id])
}
