import { type DeskList, deskLists } from '@aravalli/shared/administration/content'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { plusIcon, squarePenIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import type { ListSearch } from '../list-search.ts'
import css from './desk.module.css'
import { deskListLink, editLink, newQuestionLink } from './desk-links.ts'
import { DeskListSection } from './desk-list-section.tsx'
import { messages as deskMessages } from './messages.en.ts'
import { deskListQuery } from './queries.ts'

interface DeskListsProps {
	api: ApiClient
	list: ListSearch
	/** The readers' list. */
	children: ReactNode
}

/** Above the questions: the editors' own lists, and the way to a new question. */
function DeskLists({ api, list: { desk, page = 1 }, children }: DeskListsProps) {
	const m = useMessages(deskMessages)
	const { data } = useQuery(deskListQuery(api, desk ?? 'draft', desk ? page : 1))
	const labelOf = (list: DeskList) => m.lists[list](data ? formatCount(data.counts[list]) : '')
	return (
		<>
			<div className={css.bar}>
				<TabLinks
					label={m.desk}
					tabs={[
						{ label: m.lists.readers, link: deskListLink(null), isSelected: !desk },
						...deskLists.map((list) => ({
							label: labelOf(list),
							link: deskListLink(list),
							isSelected: desk === list,
						})),
					]}
				/>
				<PageLink link={newQuestionLink()} className={buttonClass({ variant: 'primary', isCompact: true })}>
					<Icon path={plusIcon} />
					{m.newQuestion}
				</PageLink>
			</div>
			{desk ? <DeskListSection key={desk} api={api} desk={desk} page={page} /> : children}
		</>
	)
}

/** In the title bar of a question: leads to its own page. */
function EditAction({ questionId }: { questionId: string }) {
	const { edit } = useMessages(deskMessages)
	return (
		<PageLink link={editLink(questionId)} className={iconButtonClass()} aria-label={edit} title={edit}>
			<Icon path={squarePenIcon} />
		</PageLink>
	)
}

/** What stands in the readers' pages for editors. */
export const desk = { DeskLists, EditAction }
