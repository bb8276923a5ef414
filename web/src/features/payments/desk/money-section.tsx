import { MONEY_TOTAL_LIMIT } from '@aravalli/shared/payments/desk'
import tools from '#web/content/desk/list-tools.module.css'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
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
import { messages as moneyMessages } from './messages.en.ts'
import { type MoneyList, type MoneySearch, moneyLink } from './money-search.ts'
import { MoneyTable } from './money-table.tsx'
import { useMoneyPage } from './queries.ts'

interface MoneySectionProps {
	api: ApiClient
	list: MoneyList
	asked: MoneySearch
}

/** Shows the rows that the address asks for; those of before stay until they have come. */
export function MoneySection({ api, list, asked }: MoneySectionProps) {
	const m = useMessages(moneyMessages)
	const { data, error, isFetching, refetch } = useMoneyPage(api, list, asked)
	const answer = useLatest(data)
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) return failure || <LoadingSheet />
	const { total, totalPages, isTotalCapped } = answer.pagination
	const count = formatCount(total) + (isTotalCapped ? '+' : '')
	return (
		<section className={tools.section} aria-busy={!data && isFetching} aria-label={m.titles[list]}>
			{failure}
			{answer.data.length === 0 ? (
				!failure && <NoRows list={list} asked={asked} totalPages={totalPages} />
			) : (
				<>
					<ListHeader aside={list === 'bookings' ? m.latestFirst : m.newestFirst}>{m.found(count, total)}</ListHeader>
					<MoneyTable list={list} rows={answer.data} />
				</>
			)}
			{isTotalCapped && asked.page * answer.pagination.limit >= MONEY_TOTAL_LIMIT && <p>{m.capped}</p>}
			{totalPages > 1 && (
				<Pager page={asked.page} totalPages={totalPages} linkTo={(page) => moneyLink(list, { ...asked, page })} />
			)}
		</section>
	)
}

/** Says why no rows are here and leads to where some are. */
function NoRows({ list, asked, totalPages }: { list: MoneyList; asked: MoneySearch; totalPages: number }) {
	const m = useMessages(moneyMessages)
	const link = (label: string, change: Partial<MoneySearch>) => (
		<PageLink link={moneyLink(list, change)} className={buttonClass({ isCompact: true })}>
			{label}
		</PageLink>
	)
	const state = () => {
		if (totalPages > 0)
			return <EmptyState title={m.pastEnd} action={link(m.lastPage, { ...asked, page: totalPages })} />
		if (asked.search || asked.status) return <EmptyState {...m.nothingFound} action={link(m.showAll, {})} />
		return <EmptyState {...m.nothing} />
	}
	return <Sheet>{state()}</Sheet>
}
