import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { MainsSearch } from '../list-search.ts'
import { practiceLink } from '../mains-links.ts'
import { messages as mainsMessages } from '../messages.en.ts'

interface EmptyListProps {
	search: Pick<MainsSearch, 'tab' | 'page'>
	firstPage: LinkTarget
	all: LinkTarget
}

/** Says why there is nothing: the page lies behind the last one, no source is recorded, or the filters find nothing. */
export function EmptyList({ search: { tab, page = 1 }, firstPage, all }: EmptyListProps) {
	const m = useMessages(mainsMessages)
	const isPastEnd = page > 1
	if (tab === 'pyq' && !isPastEnd)
		return (
			<Sheet>
				<EmptyState
					as="h2"
					title={m.noPyqTitle}
					text={m.noPyqText}
					action={
						<PageLink link={practiceLink()} className={buttonClass()}>
							{m.toPractice}
						</PageLink>
					}
				/>
			</Sheet>
		)
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
