import { deskPaymentFilters } from '@aravalli/shared/payments/desk'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { FilterSelect } from '#web/content/desk/filter-select.tsx'
import tools from '#web/content/desk/list-tools.module.css'
import { moneyPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import type { ApiClient } from '#web/lib/api.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { GrantForm } from './grant-form.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { type MoneyList, type MoneySearch, moneyLink, moneyLists, readMoneySearch } from './money-search.ts'
import { MoneySection } from './money-section.tsx'

interface MoneyPageProps {
	api: ApiClient
	list: MoneyList
	/** Is the query of the address as it is written. */
	query: Record<string, unknown>
}

/** Shows ADMIN what was ordered, paid, given back and opened. */
export function MoneyPage({ api, list, query }: MoneyPageProps) {
	const m = useMessages(moneyMessages)
	const asked = readMoneySearch(query)
	return (
		<DeskBody
			api={api}
			place={moneyPlace}
			top={
				<DeskTop trail={[{ label: m.titles[list] }]} title={m.titles[list]}>
					<TabLinks
						label={m.lists}
						tabs={moneyLists.map((one) => ({
							label: m.titles[one],
							link: moneyLink(one, { search: asked.search }),
							isSelected: one === list,
						}))}
					/>
					<Toolbar list={list} asked={asked} />
				</DeskTop>
			}
		>
			<div className={css.parts}>
				{list === 'subscriptions' && <GrantForm api={api} />}
				<MoneySection key={list} api={api} list={list} asked={asked} />
			</div>
		</DeskBody>
	)
}

/** Narrows the list; all that is chosen stands in the address. */
function Toolbar({ list, asked }: { list: MoneyList; asked: MoneySearch }) {
	const m = useMessages(moneyMessages)
	const navigate = useNavigate()
	const { search, status } = asked
	const go = (to: Partial<MoneySearch>) => void navigate(moneyLink(list, { search, status, ...to }) as NavigateOptions)
	return (
		<div className={tools.toolbar}>
			<div className={tools.search}>
				<SearchField
					action={linkAddress(moneyLink(list, {}))}
					label={m.search}
					value={search}
					maxLength={SEARCH_MAX_LENGTH}
					hidden={status ? { status } : {}}
					onSearch={(words) => go({ search: words })}
				/>
			</div>
			{list === 'payments' && (
				<FilterSelect
					label={m.columns.status}
					any={m.anyStatus}
					choices={deskPaymentFilters.map((one) => ({ value: one, label: m.filters[one] }))}
					value={status}
					onChange={(chosen) => go({ status: deskPaymentFilters.find((one) => one === chosen) })}
				/>
			)}
		</div>
	)
}
