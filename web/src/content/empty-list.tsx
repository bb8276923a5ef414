import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { filterLink, listLink, pageLink } from './list-links.ts'
import { type ListSearch, wantedOf } from './list-search.ts'
import type { ListedKind } from './listed-kind.ts'
import { messages as contentMessages } from './messages.en.ts'

interface EmptyListProps<F extends string> {
	kind: ListedKind<F, unknown, unknown>
	list: ListSearch
	/** There is something, but fewer pages than the address asks for. */
	isPastEnd: boolean
}

/** Says why nothing is here and leads to where something is. */
export function EmptyList<F extends string>({ kind, list, isPastEnd }: EmptyListProps<F>) {
	const m = useMessages(contentMessages)
	const own = useMessages(kind.emptyTexts)
	const { text, label, target } = wayOut()

	function wayOut() {
		const { filter, search } = wantedOf(kind, list)
		if (isPastEnd) return { text: m.emptyPage, label: m.firstPage, target: pageLink(kind, list, 1) }
		if (search) return { text: own.emptySearch, label: m.clearSearch, target: filterLink(kind, {}, filter) }
		if (filter) return { text: own.emptyFilter, label: own.seeAll, target: listLink(kind, {}) }
		return { text: own.emptyYet }
	}

	return (
		<Sheet>
			<EmptyState
				title={own.emptyTitle}
				text={text}
				action={
					target && (
						<PageLink link={target} className={buttonClass({ isCompact: true })}>
							{label}
						</PageLink>
					)
				}
			/>
		</Sheet>
	)
}
