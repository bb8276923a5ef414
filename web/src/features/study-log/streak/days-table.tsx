import { formatDay } from '@aravalli/shared/format-day'
import type { StudySummary } from '@aravalli/shared/study-log/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as streakMessages } from './messages.en.ts'
import { ridgeOfDays } from './ridge-of-days.ts'

/** Has the numbers of the ridge for who does not see it. */
export function DaysTable({ study }: { study: StudySummary }) {
	const m = useMessages(streakMessages)
	const language = useLanguage()
	const points = ridgeOfDays(study.recentStudyDates, study.today, 14, { from: 0, to: 100 })
	return (
		<table className="visuallyHidden">
			<caption>{m.table}</caption>
			<thead>
				<tr>
					<th scope="col">{m.day}</th>
					<th scope="col">{m.hoursOfDay}</th>
					<th scope="col">{m.activitiesOfDay}</th>
				</tr>
			</thead>
			<tbody>
				{points.map(({ date, hoursStudied, activitiesCompleted }) => (
					<tr key={date}>
						<th scope="row">{formatDay(date, language)}</th>
						<td>{hoursStudied}</td>
						<td>{activitiesCompleted}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
