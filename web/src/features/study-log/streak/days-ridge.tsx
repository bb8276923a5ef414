import { indiaWeekday } from '@aravalli/shared/india-time'
import type { StudySummary } from '@aravalli/shared/study-log/contract'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './days-ridge.module.css'
import { messages as streakMessages } from './messages.en.ts'
import { type RidgePoint, ridgeOfDays, ridgePath } from './ridge-of-days.ts'

/** A phone has room for a week, a wider screen for two, beside the words. */
const bands = [
	{ count: 7, from: 8, to: 92, isWide: false },
	{ count: 14, from: 44, to: 95, isWide: true },
]

/** Draws sky, sun and hills, the near ridge by the hours of the last days. What it shows is read from the table. */
export function DaysRidge({ study }: { study: StudySummary }) {
	return (
		<div className={css.picture} aria-hidden="true">
			<span className={css.sun} />
			<svg className={css.far} viewBox="0 0 1280 400" preserveAspectRatio="none" aria-hidden="true">
				<path d="M0 250C120 250 210 190 330 190S470 90 560 90 700 190 800 190 900 110 1010 110 1180 60 1280 60V400H0Z" />
			</svg>
			<svg className={css.middle} viewBox="0 0 1280 400" preserveAspectRatio="none" aria-hidden="true">
				<path d="M0 330C110 330 190 300 330 290S520 180 610 180 760 300 860 300 980 190 1070 190 1200 240 1280 240V400H0Z" />
			</svg>
			{bands.map(({ count, isWide, ...band }) => (
				<Days
					key={count}
					points={ridgeOfDays(study.recentStudyDates, study.today, count, band)}
					today={study.today}
					isWide={isWide}
				/>
			))}
		</div>
	)
}

/** Places are in percent of the picture, so that the hill is stretched and its dots and words are not. */
function Days({ points, today, isWide }: { points: readonly RidgePoint[]; today: string; isWide: boolean }) {
	return (
		<svg className={classNames(css.days, isWide ? css.wide : css.narrow)} aria-hidden="true">
			<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<path className={css.near} d={ridgePath(points)} />
			</svg>
			{points.map((point) => (
				<Day key={point.date} point={point} isToday={point.date === today} isWide={isWide} />
			))}
		</svg>
	)
}

function Day({ point, isToday, isWide }: { point: RidgePoint; isToday: boolean; isWide: boolean }) {
	const m = useMessages(streakMessages)
	const { date, hoursStudied, activitiesCompleted, isMissed, x, y } = point
	const label = isWide ? String(Number(date.slice(8))) : m.weekdays[indiaWeekday(new Date(`${date}T12:00:00Z`))]
	const tip = hoursStudied > 0 ? m.hoursToday(hoursStudied) : m.activitiesToday(activitiesCompleted)
	const place = { x: `${x}%`, y: `${100 - y}%` }
	return (
		<>
			<circle
				className={classNames(css.dot, isMissed && css.missed, isToday && css.today)}
				cx={place.x}
				cy={place.y}
				r={isToday ? 7 : 4.5}
			/>
			{isToday && !isMissed && (
				<svg {...place} overflow="visible" aria-hidden="true">
					<foreignObject x={-138} y={-40} width={150} height={28}>
						<div className={css.tip}>
							<span>{tip}</span>
						</div>
					</foreignObject>
				</svg>
			)}
			<text className={classNames(css.label, isToday && css.labelOfToday)} x={place.x} y="100%" dy={-9}>
				{isToday ? m.today : label}
			</text>
		</>
	)
}
