import type { RoutineDay } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import css from './routine-table.module.css'

/** Uses the browser's own calendar: the product's would bring all that is beside it on the home page. */
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Kolkata' })

/** Gives the day of the routine that it is in India. */
export function routineToday(now: Date): RoutineDay['day'] {
	const name = weekday.format(now).toLowerCase()
	return name.startsWith('s') ? 'weekend' : (name as RoutineDay['day'])
}

/**
 * Shows the week as a table; on a phone each row becomes pairs of label and value. Today is known to the browser alone,
 * because the page is kept.
 */
export function RoutineTable({ days }: { days: RoutineDay[] }) {
	const { routine: r } = useMessages(strategyMessages)
	const isHydrated = useIsHydrated()
	const today = isHydrated ? routineToday(new Date()) : null
	return (
		<table className={css.table}>
			<caption className="visuallyHidden">{r.caption}</caption>
			<thead className={css.head}>
				<tr>
					{[r.day, r.paper, r.subjects, r.task, r.time].map((label) => (
						<th key={label} scope="col">
							{label}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{days.map((day) => (
					<DayRow key={day.day} day={day} isToday={day.day === today} />
				))}
			</tbody>
		</table>
	)
}

function DayRow({
	day: { day, paper, subjects, task, minutes, isFallback },
	isToday,
}: {
	day: RoutineDay
	isToday: boolean
}) {
	const { papers, routine: r } = useMessages(strategyMessages)
	const lang = isFallback ? 'en' : undefined
	return (
		<tr className={css.row} aria-current={isToday ? 'date' : undefined}>
			<th scope="row" className={css.name}>
				{r.days[day]}
				{isToday && <span className={css.today}>{r.today}</span>}
			</th>
			<td data-label={r.paper} className={css.cell}>
				<span>
					{paper ? (
						<MenuLink href={`/answer-writing-practice?category=${paper}`} className={css.paper}>
							{papers[paper]}
						</MenuLink>
					) : (
						r.allPapers
					)}
					{paper === 'GS_PAPER_4' && ` ${r.language}`}
				</span>
			</td>
			<td data-label={r.subjects} lang={subjects.length > 0 ? lang : undefined} className={css.cell}>
				{subjects.length > 0 ? (
					<ul>
						{subjects.map((subject) => (
							<li key={subject}>{subject}</li>
						))}
					</ul>
				) : (
					r.revision
				)}
			</td>
			<td data-label={r.task} className={css.cell}>
				<span lang={lang}>{task}</span>
			</td>
			<td data-label={r.time} className={css.cell}>
				{minutes === null ? r.freely : r.minutes(minutes)}
			</td>
		</tr>
	)
}
