import type { BulkAction } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { cappedCount } from '../capped-count.ts'
import tools from '../list-tools.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { changedLink, type DeskSearch } from './desk-search.ts'
import { DeskTable } from './desk-table.tsx'
import { EmptyDesk } from './empty-desk.tsx'
import { messages as listMessages } from './messages.en.ts'
import { useDeskPage } from './queries.ts'
import { Refusals } from './refusals.tsx'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

interface DeskListSectionProps {
	api: ApiClient
	kind: Kind
	asked: DeskSearch
}

/** Shows the rows that the address asks for; those of before stay until they have come. */
export function DeskListSection({ api, kind, asked }: DeskListSectionProps) {
	const m = useMessages(listMessages)
	const { data, error, isFetching, refetch } = useDeskPage(api, kind.name, asked)
	const answer = useLatest(data)
	const rows = answer?.data ?? []
	const selection = useSelection(rows)
	const bulk = useBulk(kind.name, asked.status)
	const act = async (action: BulkAction) => selection.keep(await bulk.run(action, selection.chosen))
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, totalPages } = answer.pagination
	return (
		<section className={tools.section} aria-busy={!data && isFetching}>
			{failure}
			<Refusals refusals={bulk.refusals} />
			{rows.length === 0 ? (
				!failure && <EmptyDesk type={kind.name} asked={asked} totalPages={totalPages} />
			) : (
				<>
					<BulkBar
						status={asked.status}
						rowsOnPage={rows.length}
						selection={selection}
						busyWith={bulk.busyWith}
						onAct={act}
						about={m.entries(cappedCount(total), total)}
						order={asked.status === 'published' ? m.newestFirst : m.latestFirst}
					/>
					<DeskTable kind={kind} rows={rows} selection={selection} />
				</>
			)}
			{rows.length > 0 && totalPages > 1 && (
				<Pager page={asked.page} totalPages={totalPages} linkTo={(page) => changedLink(kind.name, asked, { page })} />
			)}
		</section>
	)
}
