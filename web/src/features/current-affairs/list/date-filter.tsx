import { dateFilters } from '@aravalli/shared/current-affairs/date-range'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { calendarIcon, chevronDownIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { useMenuDetails } from '#web/ui/use-menu-details.ts'
import { dateLink } from '../links.ts'
import type { ArticleSearch } from '../list-search.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './date-filter.module.css'

/** Chooses the list's days in a menu of links. It wants a key for the choice, so that it is closed by one. */
export function DateFilter({ list }: { list: ArticleSearch }) {
	const m = useMessages(currentAffairsMessages)
	const ref = useMenuDetails()
	const chosen = list.date ?? 'all'
	return (
		<details ref={ref} className={css.filter}>
			<summary className={css.head} data-is-all={chosen === 'all'}>
				<Icon path={calendarIcon} />
				<span className={css.chosen}>
					<span className="visuallyHidden">{m.dateLabel}: </span>
					{m.dates[chosen]}
				</span>
				<Icon path={chevronDownIcon} className={css.chevron} />
			</summary>
			<ul className={css.choices}>
				{dateFilters.map((date) => (
					<li key={date}>
						<PageLink link={dateLink(list, date)} current={date === chosen} className={css.choice}>
							{m.dates[date]}
						</PageLink>
					</li>
				))}
			</ul>
		</details>
	)
}
