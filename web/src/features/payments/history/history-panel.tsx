import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import css from './history-panel.module.css'
import { historyQuery, rowsOf } from './history-query.ts'
import { HistoryRows } from './history-rows.tsx'
import { filtersOf, type HistoryView } from './history-view.ts'
import { messages as historyMessages } from './messages.en.ts'

interface HistoryPanelProps {
	view: HistoryView
	/** Links to another view, on the page that the panel is part of. */
	linkOf(view: HistoryView): LinkTarget
	/** Is where a sign-in leads back to. */
	page: string
}

/** Shows what somebody has paid and ordered, newest first. */
export function HistoryPanel({ view, linkOf, page }: HistoryPanelProps) {
	const m = useMessages(historyMessages)
	const { type, status } = view
	const ofType = type ? { type } : {}
	return (
		<div className={css.panel}>
			<TabLinks
				label={m.tabs}
				tabs={[
					{ label: m.payments, link: linkOf({}), isSelected: !type },
					{ label: m.orders, link: linkOf({ type: 'orders' }), isSelected: type === 'orders' },
				]}
			/>
			<nav aria-label={m.filter}>
				<ChipRow>
					<Chip link={linkOf(ofType)} isSelected={!status}>
						{m.all}
					</Chip>
					{filtersOf(view).map((filter) => (
						<Chip key={filter} link={linkOf({ ...ofType, status: filter })} isSelected={status === filter}>
							{m.filters[filter]}
						</Chip>
					))}
				</ChipRow>
			</nav>
			<Found key={`${type} ${status}`} view={view} page={page} />
		</div>
	)
}

function Found({ view, page }: Pick<HistoryPanelProps, 'view' | 'page'>) {
	const m = useMessages(historyMessages)
	const query = historyQuery(useSignedInApi(page), useLanguage(), view)
	const { data, error, isFetching, refetch } = useQuery(query)
	// What came is shown although it cannot be had anew.
	if (error && !data) {
		const message = error instanceof ApiError ? error.message : ''
		return (
			<Sheet>
				<ErrorState
					title={message || m.failed}
					message={m.failedHelp}
					onRetry={() => void refetch()}
					isRetrying={isFetching}
				/>
			</Sheet>
		)
	}
	if (!data) return <LoadingSheet />
	const rows = rowsOf(data)
	if (rows.length > 0) return <HistoryRows rows={rows} page={page} />
	return (
		<Sheet>
			<EmptyState title={view.type === 'orders' ? m.noOrders : m.noPayments} text={m.emptyText} />
		</Sheet>
	)
}
