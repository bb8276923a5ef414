import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons.ts'
import css from './steps.module.css'

interface StepsProps {
	/** Tells readers what the row is about. */
	label: string
	steps: readonly string[]
	/** Is the index of the step that is shown; those before it are done. */
	current: number
	className?: string | undefined
}

/** Shows where one is on a short way. Of more than three steps, a phone shows only the current one's name. */
export function Steps({ label, steps, current, className }: StepsProps) {
	return (
		<ol className={classNames(css.steps, className)} aria-label={label}>
			{steps.map((step, index) => (
				<li key={step} className={css.step} aria-current={index === current ? 'step' : undefined}>
					<span className={classNames(css.mark, index < current && css.done)} aria-hidden="true">
						{index < current ? <Icon path={checkIcon} /> : index + 1}
					</span>
					<span className={css.name}>{step}</span>
				</li>
			))}
		</ol>
	)
}
