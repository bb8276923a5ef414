import { useNoteReading } from '#web/content/use-note-reading.ts'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { OnThisTopic } from '../../topics/public.tsx'
import type { MainsSearch } from '../list-search.ts'
import { listOf, practiceLink, singleLink } from '../mains-links.ts'
import { messages as singleMessages } from './messages.en.ts'
import { SinglePractice } from './single-practice.tsx'
import { useSingle } from './use-single.ts'

interface SingleViewProps {
	search: MainsSearch
	questionId: string
}

/** Shows a question by itself, that it is on its way, or why it cannot be had. */
export function SingleView({ search, questionId }: SingleViewProps) {
	const m = useMessages(singleMessages)
	const { question, around, error, isFetching, retry } = useSingle(search, questionId)
	useNoteReading('mains-practice', question?._id)
	const list = {
		...practiceLink({ ...listOf(search), ...(search.page && { page: search.page }) }),
		hash: `q-${questionId}`,
	}
	const isInRun = search.from === 'wrong'
	const exitLink = isInRun ? { to: '/my-progress' } : list
	const exitLabel = isInRun ? m.toProgress : m.exit
	if (question) {
		const link = {
			...singleLink(search, questionId),
			...(isInRun && { search: { question: questionId, from: 'wrong' } }),
		}
		return (
			<>
				<SinglePractice key={questionId} {...{ question, around, link, exitLink, exitLabel }} />
				<OnThisTopic key={`${questionId} topics`} kind="mains-practice" id={questionId} />
			</>
		)
	}
	if (!error || isFetching) return <LoadingSheet />
	const isGone = error instanceof ApiError && error.status === 404
	const back = (
		<PageLink link={exitLink} className={buttonClass()}>
			{exitLabel}
		</PageLink>
	)
	return (
		<Sheet>
			{isGone ? (
				<EmptyState as="h2" title={m.missing} action={back} />
			) : (
				<ErrorState as="h2" message={m.failed} onRetry={retry} />
			)}
		</Sheet>
	)
}
