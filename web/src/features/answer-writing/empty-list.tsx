import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { categoryLink, listLink, pageLink } from './list-links.ts'
import { messages as questionListMessages } from './list-messages.en.ts'
import type { ListSearch } from './list-search.ts'

interface EmptyListProps {
	list: ListSearch
	/** There are questions, but fewer pages than the address asks for. */
	isPastEnd: boolean
}

/** Says why nothing is here and leads to where something is. */
export function EmptyList({ list, isPastEnd }: EmptyListProps) {
	const m = useMessages(questionListMessages)
	const { text, label, target } = wayOut()

	function wayOut() {
		if (isPastEnd) return { text: m.emptyPage, label: m.firstPage, target: pageLink(list, 1) }
		if (list.search)
			return { text: m.emptySearch, label: m.clearSearch, target: categoryLink({}, list.category ?? null) }
		if (list.category) return { text: m.emptyPaper, label: m.allPapers, target: listLink({}) }
		return { text: m.emptyYet }
	}

	return (
		<Sheet>
			<EmptyState
				title={m.emptyTitle}
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
