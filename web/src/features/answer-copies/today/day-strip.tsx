import { MAX_DAILY_QUESTIONS } from '@aravalli/shared/daily-questions/daily-question'
import { formatDay } from '@aravalli/shared/format-day'
import { formatTime } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as copyMessages } from '../messages.en.ts'
import type { Plan, Today } from '../queries.ts'
import { useNow } from '../use-now.ts'
import css from './day-strip.module.css'
import { daylight } from './daylight.ts'

interface DayStripProps {
	today: Today
	/** Is the same on the server and in the first render over its markup. */
	loadedAt: number
}

/** Shows the day over the hills: the sun goes down with the time that is left to send answers. */
export function DayStrip({ today, loadedAt }: DayStripProps) {
	const m = useMessages(copyMessages)
	const language = useLanguage()
	const minutes = Math.floor((Date.parse(today.closesAt) - useNow(loadedAt)) / 60_000)
	const isClosed = today.isClosed || minutes < 0
	const { plan } = today
	return (
		<section className={css.strip} data-closed={isClosed || undefined}>
			<svg className={css.picture} viewBox="0 0 1200 160" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
				<circle className={css.sun} cx="1140" cy={isClosed ? 220 : 128 - daylight(minutes) * 88} r="30" />
				<path
					className={css.far}
					d="M0 118C90 70 150 66 250 92S420 128 540 104 720 58 830 84 1000 130 1200 88V160H0Z"
				/>
				<path className={css.near} d="M0 142C140 110 260 108 400 132S650 152 790 128 1010 104 1200 134V160H0Z" />
			</svg>
			<div className={css.words}>
				<p className={css.time} role="timer">
					{isClosed ? m.closedToday : m.closesIn(minutes)}
				</p>
				<p>{isClosed ? m.openTomorrow : m.closesAt(formatTime(today.closesAt, language))}</p>
				{plan && (
					<p className={css.plan}>
						{!isClosed && <b>{allowanceOf(plan, m)}</b>}
						<span>{m.planEnds(plan.title, formatDay(indiaDay(new Date(Date.parse(plan.endsAt) - 1)), language))}</span>
					</p>
				)}
			</div>
		</section>
	)
}

const allowanceOf = ({ isTrial, left, leftToday }: Plan, m: typeof copyMessages): string =>
	isTrial ? m.trialLeft(left ?? leftToday) : m.leftToday(leftToday, Math.max(MAX_DAILY_QUESTIONS, leftToday))
