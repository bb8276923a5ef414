import { formatDay } from '@aravalli/shared/format-day'
import type { StudyDay } from '@aravalli/shared/study-log/contract'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import css from './heat-map.module.css'
import { messages as yearMessages } from './messages.en.ts'
import { weeksOfYear } from './weeks-of-year.ts'

/** Shows a year, a cell for each day: the darker, the longer. What it shows is read from the table of months. */
export function HeatMap({ days, today }: { days: readonly StudyDay[]; today: string }) {
	const m = useMessages(yearMessages)
	const language = useLanguage()
	const map = useRef<HTMLDivElement>(null)
	useEffect(() => {
		// A phone shows the last months first.
		if (map.current) map.current.scrollLeft = map.current.scrollWidth
	}, [])
	return (
		<div className={css.frame}>
			<div ref={map} className={css.weeks} aria-hidden="true">
				{weeksOfYear(days, today).map((week) => (
					<div key={week[0]?.date} className={css.week}>
						{week.map(({ date, level, hoursStudied, activitiesCompleted }) => (
							<span
								key={date}
								className={css.day}
								data-level={level}
								data-today={date === today || undefined}
								title={m.of(formatDay(date, language), hoursStudied, activitiesCompleted)}
							/>
						))}
					</div>
				))}
			</div>
			<ul className={css.levels} aria-label={m.levelsLabel}>
				{m.levels.map((words, level) => (
					<li key={words}>
						<span className={css.day} data-level={level} aria-hidden="true" />
						{words}
					</li>
				))}
			</ul>
		</div>
	)
}
