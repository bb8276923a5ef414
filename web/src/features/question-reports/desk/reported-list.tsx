import { useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as reportedMessages } from './messages.en.ts'
import { type ReportState, useReportedPage } from './queries.ts'
import css from './reported.module.css'
import { ReportedItem } from './reported-item.tsx'

interface ReportedListProps {
	api: ApiClient
	state: ReportState
	page: number
	linkTo: (page: number) => LinkTarget
}

const elementOf = (questionId: string) => `reported-${questionId}`

/** Shows a page of reported questions; what was there before stays until the next has come. */
export function ReportedList({ api, state, page, linkTo }: ReportedListProps) {
	const m = useMessages(reportedMessages)
	const section = useRef<HTMLElement>(null)
	const { data, error, isFetching, refetch } = useReportedPage(api, state, page)
	const answer = useLatest(data)
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, totalPages } = answer.pagination
	/** The focus goes on to what stands beside the one that is gone. */
	const focusBeside = (place: number) => {
		const next = answer.data[place + 1] ?? answer.data[place - 1]
		const element = next ? document.getElementById(elementOf(next.questionId)) : section.current
		element?.focus()
	}
	return (
		<section ref={section} tabIndex={-1} aria-label={m.title} className={css.section}>
			{failure}
			{answer.data.length === 0 ? (
				<Nothing state={state} lastPage={totalPages > 0 ? linkTo(totalPages) : null} />
			) : (
				<>
					<ListHeader aside={m.order}>{m.count(formatCount(total), total)}</ListHeader>
					<ul className={css.list}>
						{answer.data.map((reported, place) => (
							<li key={reported.questionId} id={elementOf(reported.questionId)} tabIndex={-1}>
								<ReportedItem api={api} state={state} reported={reported} onClosed={() => focusBeside(place)} />
							</li>
						))}
					</ul>
				</>
			)}
			{totalPages > 1 && <Pager page={page} totalPages={totalPages} linkTo={linkTo} />}
		</section>
	)
}

function Nothing({ state, lastPage }: { state: ReportState; lastPage: LinkTarget | null }) {
	const m = useMessages(reportedMessages)
	return (
		<Sheet>
			{lastPage ? (
				<EmptyState
					title={m.pastEnd}
					action={
						<PageLink link={lastPage} className={buttonClass({ isCompact: true })}>
							{m.lastPage}
						</PageLink>
					}
				/>
			) : (
				<EmptyState {...m.empty[state]} />
			)}
		</Sheet>
	)
}
