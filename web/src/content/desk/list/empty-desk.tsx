import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { changedLink, type DeskSearch, isNarrowed } from './desk-search.ts'
import { messages as listMessages } from './messages.en.ts'

interface EmptyDeskProps {
	type: string
	asked: DeskSearch
	totalPages: number
}

/** Says why no rows are here and leads to where some are. */
export function EmptyDesk({ type, asked, totalPages }: EmptyDeskProps) {
	const m = useMessages(listMessages)
	const link = (label: string, change: Partial<DeskSearch>) => (
		<PageLink link={changedLink(type, asked, change)} className={buttonClass({ isCompact: true })}>
			{label}
		</PageLink>
	)
	const state = () => {
		if (totalPages > 0) return <EmptyState title={m.pastEnd} action={link(m.lastPage, { page: totalPages })} />
		if (isNarrowed(asked)) {
			const all = { filter: undefined, search: undefined, needs: undefined }
			return <EmptyState {...m.nothingFound} action={link(m.showAll, all)} />
		}
		return <EmptyState {...m.empty[asked.status]} />
	}
	return <Sheet>{state()}</Sheet>
}
