import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as mainsMessages } from '../messages.en.ts'

interface EmptyListProps {
	/** The address names a page behind the last one. */
	isPastEnd: boolean
	firstPage: LinkTarget
	all: LinkTarget
}

export function EmptyList({ isPastEnd, firstPage, all }: EmptyListProps) {
	const m = useMessages(mainsMessages)
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={m.emptyTitle}
				text={isPastEnd ? m.emptyPage : m.emptyText}
				action={
					<PageLink link={isPastEnd ? firstPage : all} className={buttonClass()}>
						{isPastEnd ? m.firstPage : m.showAll}
					</PageLink>
				}
			/>
		</Sheet>
	)
}
