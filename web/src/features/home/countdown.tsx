import type { ExamYear } from '@aravalli/shared/exam-cycles'
import { cycleOf, daysToPrelims } from '@aravalli/shared/exam-cycles'
import { useMessages } from '#web/lib/messages.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import css from './countdown.module.css'
import { messages as homeMessages } from './messages.en.ts'

/** Says how long there is to the prelims of a round; where they are over, it asks for the next round. */
export function Countdown({ year, now }: { year: ExamYear; now: Date }) {
	const m = useMessages(homeMessages)
	const cycle = cycleOf(year)
	const days = cycle ? daysToPrelims(cycle, now) : null
	const exam = year.replace('_', ' ')
	if (days === null) return <span className={css.countdown}>{`${exam}: ${m.prelimsUnknown}`}</span>
	if (days >= 0)
		return <span className={css.countdown}>{`${exam}: ${days === 0 ? m.prelimsToday : m.daysToPrelims(days)}`}</span>
	return (
		<span className={css.countdown}>
			{`${exam}: ${m.prelimsOver} `}
			<MenuLink href="/profile">{m.chooseNextExam}</MenuLink>
		</span>
	)
}
