import { messages as contentMessages } from '#web/content/messages.en.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as searchMessages } from './messages.en.ts'
import { kindLink, type SearchAddress } from './search-address.ts'

interface NothingFoundProps {
	asked: SearchAddress
	/** There is something, but fewer pages than the address asks for. */
	isPastEnd: boolean
	/** Other kinds have what this one has not. */
	isElsewhere: boolean
}

/** Says why nothing is here and what helps. */
export function NothingFound({ asked: { q, kind }, isPastEnd, isElsewhere }: NothingFoundProps) {
	const m = useMessages(searchMessages)
	const all = useMessages(contentMessages)
	const { text, label, link } = wayOut()

	function wayOut() {
		if (isPastEnd) return { text: all.emptyPage, label: all.firstPage, link: kindLink(q, kind) }
		if (isElsewhere) return { text: m.emptyKind, label: m.searchAllKinds, link: kindLink(q) }
		return { text: m.emptyText }
	}

	return (
		<Sheet>
			<EmptyState
				title={m.emptyTitle}
				text={text}
				action={
					link && (
						<PageLink link={link} className={buttonClass({ isCompact: true })}>
							{label}
						</PageLink>
					)
				}
			/>
		</Sheet>
	)
}
