import { indiaHour } from '@aravalli/shared/india-time'
import { useMessages } from '#web/lib/messages.ts'
import type { Viewer } from '#web/lib/viewer.ts'
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
				<p className={css.aim}>{m.aim(viewer.examYear.replace('_', ' '), viewer.dailyHours)}</p>
			</div>
		</Scene>
	)
}

type DayPart = 'morning' | 'afternoon' | 'evening'

/** Says how to greet at an hour of India's clock, 0 to 23: the night, when some study, belongs to the evening. */
export function dayPart(hour: number): DayPart {
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}
