import { formatMonth } from '@aravalli/shared/format-month'
import type { StudyDay } from '@aravalli/shared/study-log/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as yearMessages } from './messages.en.ts'
import css from './months-table.module.css'
import { monthsOf } from './weeks-of-year.ts'

/** Adds the year up by month. */
export function MonthsTable({ days }: { days: readonly StudyDay[] }) {
	const m = useMessages(yearMessages)
	const language = useLanguage()
	return (
		<table className={css.table}>
			<caption className="visuallyHidden">{m.months}</caption>
			<thead>
				<tr>
					{[m.month, m.days, m.hours, m.activities, m.automatic].map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{monthsOf(days).map(({ month, days: count, hours, activities, automatic }) => (
					<tr key={month}>
						<th scope="row">{formatMonth(month, language)}</th>
						<td data-name={m.days}>{count}</td>
						<td data-name={m.hours}>{hours.toFixed(1)}</td>
						<td data-name={m.activities}>{activities}</td>
						<td data-name={m.automatic}>{automatic}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
