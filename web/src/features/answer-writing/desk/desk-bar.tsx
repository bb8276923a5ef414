import { type UnseenList, unseenLists } from '@aravalli/shared/content/content'
import { newItemLink } from '#web/content/desk/desk-links.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { deskListLink } from './desk-links.ts'
import css from './desk-list.module.css'
import { messages as deskMessages } from './messages.en.ts'
import { useDeskList } from './queries.ts'

interface DeskBarProps {
	api: ApiClient
	/** Is missing where the readers' list is shown. */
	desk: UnseenList | undefined
	page: number | undefined
}

/** Stands above the questions with the editors' own lists, and the way to a new question. */
export function DeskBar({ api, desk, page = 1 }: DeskBarProps) {
	const m = useMessages(deskMessages)
	const { data } = useDeskList(api, desk ?? 'draft', desk ? page : 1)
	const labelOf = (list: UnseenList) => m.lists[list](data ? formatCount(data.counts[list]) : '')
	return (
		<div className={css.bar}>
			<TabLinks
				label={m.desk}
				tabs={[
					{ label: m.lists.readers, link: deskListLink(null), isSelected: !desk },
					...unseenLists.map((list) => ({
						label: labelOf(list),
						link: deskListLink(list),
						isSelected: desk === list,
					})),
				]}
			/>
			<PageLink link={newItemLink('answer-writing')} className={buttonClass({ variant: 'primary', isCompact: true })}>
				<Icon path={plusIcon} />
				{m.newQuestion}
			</PageLink>
		</div>
	)
}
