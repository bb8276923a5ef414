import { useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { practiceTrail } from './breadcrumb-items.ts'
import { FilteredQuestions } from './list/filtered-questions.tsx'
import type { MainsSearch } from './list-search.ts'
import { tabLink } from './mains-links.ts'
import { messages as mainsMessages } from './messages.en.ts'
import css from './practice-page.module.css'

interface PracticePageProps {
	search: MainsSearch
	failure: string | undefined
}

/** Shows questions of the main examination, to be read, to be answered in a quiz, or to be practised one by one. */
export function PracticePage({ search, failure }: PracticePageProps) {
	const m = useMessages(mainsMessages)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	const tabs = (['pyq', 'miq'] as const).map((tab) => ({
		label: m.tabs[tab],
		link: tabLink(tab, search),
		isSelected: (search.tab ?? 'pyq') === tab,
	}))
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={practiceTrail(m)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
				</>
			}
		>
			<TabLinks label={m.tabsLabel} tabs={tabs} />
			<div ref={container} tabIndex={-1} className={css.content}>
				<FilteredQuestions search={search} failure={failure} />
			</div>
		</PageBody>
	)
}
