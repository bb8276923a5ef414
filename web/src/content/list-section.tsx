import type { Pagination } from '@aravalli/shared/endpoint'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { EmptyList } from './empty-list.tsx'
import { filterLink, itemLink, pageLink } from './list-links.ts'
import { isSearchTooLong, type ListSearch, lastPage, wantedOf } from './list-search.ts'
import type { ListAnswer, ListedKind } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'

export interface ListSectionProps<F extends string, Card> {
	kind: ListedKind<F, Card, unknown>
	api: ApiClient
	list: ListSearch
}

/** Lists what the address asks for. It wants a key for filter and search. */
export function ListSection<F extends string, Card>(props: ListSectionProps<F, Card>) {
	const { kind, api, list } = props
	const { searchTooLong } = useMessages(contentMessages)
	const language = useLanguage()
	const isTooLong = isSearchTooLong(list.search)
	const query = useQuery({ ...kind.listQuery(api, language, wantedOf(kind, list)), enabled: !isTooLong })
	if (isTooLong) return <Note kind="error">{searchTooLong}</Note>
	return <ListFrame query={query}>{(answer) => <Items {...props} answer={answer} />}</ListFrame>
}

interface ItemsProps<F extends string, Card> extends ListSectionProps<F, Card> {
	answer: ListAnswer<Card>
}

function Items<F extends string, Card>({ kind, list, answer: { data, pagination } }: ItemsProps<F, Card>) {
	const { total, page } = pagination
	const isEmpty = data.length === 0
	return (
		<>
			<Summary kind={kind} list={list} pagination={pagination} isEmpty={isEmpty} />
			{isEmpty ? (
				<EmptyList kind={kind} list={list} isPastEnd={total > 0} />
			) : (
				<kind.Cards ids={data.map((item) => kind.idOf(item))}>
					{data.map((item, index) => (
						<kind.Card
							key={kind.idOf(item)}
							item={item}
							number={(page - 1) * kind.pageSize + index + 1}
							link={itemLink(kind, list, kind.idOf(item))}
						/>
					))}
				</kind.Cards>
			)}
			{total > kind.pageSize && !isEmpty && (
				<Pager
					page={page}
					totalPages={lastPage(pagination, data.length, kind.pageSize)}
					linkTo={(to) => pageLink(kind, list, to)}
				/>
			)}
		</>
	)
}

interface SummaryProps<F extends string> {
	kind: ListedKind<F, unknown, unknown>
	list: ListSearch
	pagination: Pagination
	isEmpty: boolean
}

/** Says what was found, and shows a way out of a search. */
function Summary<F extends string>({ kind, list, pagination, isEmpty }: SummaryProps<F>) {
	const { total, isTotalCapped, page, totalPages } = pagination
	const { found } = useMessages(kind.texts)
	const m = useMessages(contentMessages)
	return (
		<ListHeader aside={!isEmpty && m.newestFirst}>
			<b>{`${formatCount(total)}${isTotalCapped ? '+' : ''}`}</b> {found(total)}{' '}
			{list.search && m.searchedFor(list.search)}
			{page > 1 && !isEmpty && <span className="visuallyHidden"> {m.pageOf(page, totalPages)}</span>}
			{list.search && !isEmpty && (
				<>
					{' · '}
					<PageLink link={filterLink(kind, {}, wantedOf(kind, list).filter)}>{m.clearSearch}</PageLink>
				</>
			)}
		</ListHeader>
	)
}
