import { useMessages } from '#web/lib/messages.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import css from './weightage.module.css'

/** The share of a topic in its paper, in figures and as a trail that it fills. */
export function Weightage({ percent }: { percent: number }) {
	const m = useMessages(strategyMessages)
	return (
		<div className={css.weightage}>
			<p className={css.words}>
				<b className={css.figure}>{m.percent(percent)}</b> {m.weightage}
			</p>
			<progress className={css.trail} value={percent} max={100} aria-hidden="true" />
		</div>
	)
}
