import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as testMessages } from '../messages.en.ts'
import css from './hall-rules.module.css'
import page from './paper-page.module.css'

/** Says what to know before the clock runs. */
export function HallRules() {
	const m = useMessages(testMessages)
	const id = useId()
	return (
		<section aria-labelledby={id} className={page.section}>
			<h2 id={id}>{m.hallRules}</h2>
			<ul className={css.rules}>
				{m.hall.map((rule) => (
					<li key={rule}>{rule}</li>
				))}
			</ul>
		</section>
	)
}
