import { indiaHour } from '@aravalli/shared/india-time'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
import { Countdown } from './countdown.tsx'
import css from './greeting.module.css'
import { messages as homeMessages } from './messages.en.ts'

interface GreetingProps {
	viewer: Viewer
	now: Date
}

/** Greets a learner by name, and says how long there is to the examination. */
export function Greeting({ viewer, now }: GreetingProps) {
	const m = useMessages(homeMessages)
	const greet = m.greetings[dayPart(indiaHour(now))]
	const [firstName = viewer.name] = viewer.name.split(' ')
	return (
		<p className={css.greeting}>
			<span>{greet(firstName)}</span> <Countdown year={viewer.examYear} now={now} />
		</p>
	)
}

type DayPart = 'morning' | 'afternoon' | 'evening'

/** Says how to greet at an hour of India's clock, 0 to 23: the night, when some study, belongs to the evening. */
export function dayPart(hour: number): DayPart {
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
