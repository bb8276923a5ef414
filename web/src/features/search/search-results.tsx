import type { SearchAnswer } from '@aravalli/shared/search/contract'
import { lastPage } from '#web/content/list-search.ts'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ListHeader } from '#web/ui/list-header.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { HitRow } from './hit-row.tsx'
import { messages as searchMessages } from './messages.en.ts'
import { NothingFound } from './nothing-found.tsx'
import { kindLink, type SearchAddress, searchLink } from './search-address.ts'

interface SearchResultsProps {
	/** Is what was asked for: the page's address may be a letter further by now. */
	asked: SearchAddress
	answer: SearchAnswer
}

/** Shows what was found, the best first, and how much of it is of each kind. */
export function SearchResults({ asked, answer: { data, kinds, pagination } }: SearchResultsProps) {
	const m = useMessages(searchMessages)
	const all = useMessages(contentMessages)
	const { page, limit, total, totalPages } = pagination
	const names = new Map(kinds.map(({ kind, name }) => [kind, name]))
	const isEmpty = data.length === 0
	return (
		<>
			<Kinds asked={asked} kinds={kinds} />
			<ListHeader aside={!isEmpty && m.bestFirst}>
				<b>{formatCount(total)}</b> {m.found(total === 1)} {all.searchedFor(asked.q?.trim() ?? '')}
				{page > 1 && !isEmpty && <span className="visuallyHidden"> {all.pageOf(page, totalPages)}</span>}
			</ListHeader>
			{isEmpty ? (
				<NothingFound asked={asked} isPastEnd={total > 0} isElsewhere={kinds.length > 0} />
			) : (
				<Sheet as="ol">
					{data.map((hit) => (
						<HitRow key={`${hit.kind}/${hit.id}`} hit={hit} kindName={names.get(hit.kind) ?? ''} />
					))}
				</Sheet>
			)}
			{total > limit && !isEmpty && (
				<Pager
					page={page}
					totalPages={lastPage(pagination, data.length, limit)}
					linkTo={(to) => searchLink({ ...asked, page: to })}
				/>
			)}
		</>
	)
}

interface KindsProps {
	asked: SearchAddress
	kinds: SearchAnswer['kinds']
}

function Kinds({ asked: { q, kind }, kinds }: KindsProps) {
	const m = useMessages(searchMessages)
	if (kinds.length === 0) return null
	const everything = kinds.reduce((sum, { items }) => sum + items, 0)
	const tabs = [{ kind: undefined, name: m.all, items: everything }, ...kinds].map((tab) => ({
		label: m.counted(tab.name, formatCount(tab.items)),
		link: kindLink(q, tab.kind),
		isSelected: kind === tab.kind,
	}))
	return <TabLinks label={m.kinds} tabs={tabs} />
}
