import { classNames } from './class-names.ts'
import css from './progress.module.css'

interface ProgressProps {
	/** Says what is measured ('Days left'). */
	label: string
	/** Says the same in words, at the end of the line ('64 days left'). */
	text: string
	/** Lies between 0 and 1. */
	share: number
	/** The leheriya stripes stand for what still moves; a warning, a danger and the end are plain. */
	tone?: 'moving' | 'warning' | 'danger' | 'over'
}

/** Shows a trail that fills. Its colour never tells alone: the words say the same. */
export function Progress({ label, text, share, tone = 'moving' }: ProgressProps) {
	return (
		<div className={css.progress}>
			<div className={css.words}>
				<span>{label}</span>
				<span className={classNames(css.text, css[tone])}>{text}</span>
			</div>
			<progress className={classNames(css.trail, css[tone])} value={share} max={1} aria-label={label} />
		</div>
	)
}
