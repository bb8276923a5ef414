import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { indiaDay } from '@aravalli/shared/india-time'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as answerWritingMessages } from '../messages.en.ts'
import { deskListLink, editLink, NEW_QUESTION } from './desk-links.ts'
import { blankQuestion } from './draft-texts.ts'
import { questionItemQuery } from './queries.ts'
import { QuestionEditor } from './question-editor.tsx'
import { asQuestion } from './question-item.ts'

interface EditPageProps {
	api: ApiClient
	/** Comes from the address: an id, or `NEW_QUESTION`. */
	questionId: string
	/** A new question begins with the data of this one. */
	like: string | undefined
}

/** Edits the question of the address. A new one that gets its id is the same one, at an address of its own. */
export function EditPage({ api, questionId, like }: EditPageProps) {
	const router = useRouter()
	const userId = useViewer()?.id ?? ''
	const asked = `${questionId} ${like ?? ''}`
	const [open, setOpen] = useState({ number: 0, names: [asked] })
	if (!open.names.includes(asked)) setOpen({ number: open.number + 1, names: [asked] })
	const [first = asked] = open.names
	const [id = NEW_QUESTION, likeId] = first.split(' ')
	const follow = (createdId: string) => {
		setOpen({ ...open, names: [first, `${createdId} `] })
		void router.navigate({ ...editLink(createdId), replace: true, resetScroll: false, ignoreBlocker: true })
	}
	const isNew = id === NEW_QUESTION
	const wanted = isNew ? likeId : id
	const query = useQuery({ ...questionItemQuery(api, wanted ?? ''), enabled: Boolean(wanted) })
	const item = query.data && asQuestion(query.data)
	if (wanted && !item) return <Missing query={query} />
	const blank = blankQuestion(indiaDay(new Date()), (isNew && item?.content) || null)
	return (
		<QuestionEditor
			key={open.number}
			userId={userId}
			item={isNew ? null : (item ?? null)}
			blank={blank satisfies QuestionDraft}
			onCreated={follow}
		/>
	)
}

interface MissingProps {
	query: { error: Error | null; isFetching: boolean; refetch(): unknown }
}

function Missing({ query: { error, isFetching, refetch } }: MissingProps) {
	const m = useMessages(answerWritingMessages)
	const { backToList } = useMessages(contentMessages)
	return (
		<PageBody>
			{error ? (
				<Sheet>
					{error instanceof ApiError && error.status === 404 ? (
						<EmptyState
							title={m.notFoundTitle}
							text={m.notFoundText}
							action={
								<PageLink link={deskListLink(null)} className={buttonClass({ isCompact: true })}>
									{backToList}
								</PageLink>
							}
						/>
					) : (
						<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
					)}
				</Sheet>
			) : (
				<LoadingSheet />
			)}
		</PageBody>
	)
}
