import type { ExamYear } from '@aravalli/shared/accounts/account'
import { cycleOf, daysToPrelims } from '@aravalli/shared/accounts/exam-cycles'
import { indiaHour } from '@aravalli/shared/india-time'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Scene } from '#web/ui/scene.tsx'
import css from './greeting.module.css'
import { messages as homeMessages } from './messages.en.ts'

interface GreetingProps {
	viewer: Viewer
	now: Date
}

/** Shows the hills with a learner's name, and what the learner has set out to do. */
export function Greeting({ viewer, now }: GreetingProps) {
	const m = useMessages(homeMessages)
	const greet = m.greetings[dayPart(indiaHour(now))]
	const [firstName = viewer.name] = viewer.name.split(' ')
	return (
		<Scene variant="strip" className={css.scene}>
			<div className="wrap">
				<h1 className={css.title}>{greet(firstName)}</h1>
				<p className={css.aim}>
					{m.aim(viewer.examYear.replace('_', ' '), viewer.dailyHours)}
					<Countdown year={viewer.examYear} now={now} />
				</p>
			</div>
		</Scene>
	)
}

/** Says how long there is to the prelims; where they are over, it asks for the next round. */
function Countdown({ year, now }: { year: ExamYear; now: Date }) {
	const m = useMessages(homeMessages)
	const cycle = cycleOf(year)
	const days = cycle ? daysToPrelims(cycle, now) : null
	if (days === null) return ` · ${m.prelimsUnknown}`
	if (days >= 0) return ` · ${days === 0 ? m.prelimsToday : m.daysToPrelims(days)}`
	return (
		<>
			{` · ${m.prelimsOver} `}
			<MenuLink href="/profile">{m.chooseNextExam}</MenuLink>
		</>
	)
}

type DayPart = 'morning' | 'afternoon' | 'evening'

/** Says how to greet at an hour of India's clock, 0 to 23: the night, when some study, belongs to the evening. */
export function dayPart(hour: number): DayPart {
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
