import { deskTotalLimit, type UnseenList } from '@aravalli/shared/content/content'
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
import { deskListLink } from './desk-links.ts'
import css from './desk-list.module.css'
import { DeskTable } from './desk-table.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { useDeskList } from './queries.ts'
import { asQuestionRows } from './question-item.ts'

interface DeskListSectionProps {
	api: ApiClient
	desk: UnseenList
	page: number
}

/** Shows one of the lists that only editors have. */
export function DeskListSection({ api, desk, page }: DeskListSectionProps) {
	const m = useMessages(deskMessages)
	const { data, error, isFetching, refetch } = useDeskList(api, desk, page)
	const answer = useLatest(data)
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, totalPages, isTotalCapped } = answer.pagination
	if (answer.data.length === 0) {
		if (failure) return failure
		return (
			<Sheet>{total > 0 ? <PastEnd link={deskListLink(desk, totalPages)} /> : <EmptyState {...m.empty[desk]} />}</Sheet>
		)
	}
	const count = isTotalCapped ? `${formatCount(deskTotalLimit)}+` : formatCount(total)
	return (
		<section className={css.section} aria-busy={!data && isFetching}>
			{failure}
			<ListHeader aside={m.latestFirst}>{m.countOf[desk](count, total)}</ListHeader>
			<DeskTable rows={asQuestionRows(answer)} />
			{totalPages > 1 && <Pager page={page} totalPages={totalPages} linkTo={(to) => deskListLink(desk, to)} />}
		</section>
	)
}

/** The last row of the last page has gone, or the address asks for too much. */
function PastEnd({ link }: { link: LinkTarget }) {
	const m = useMessages(deskMessages)
	return (
		<EmptyState
			title={m.pastEnd}
			action={
				<PageLink link={link} className={buttonClass({ isCompact: true })}>
					{m.lastPage}
				</PageLink>
			}
		/>
	)
}
