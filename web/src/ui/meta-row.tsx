import { Icon } from './icon.tsx'
import css from './meta-row.module.css'

interface MetaRowProps {
	facts: {
		/** It is one of `ui/icons`. */
		icon: string
		text: string
		/** Tells readers what the text is ('views'), where the text does not say so. */
		label?: string
	}[]
}

/** Shows small facts in a row, each with its icon. */
export function MetaRow({ facts }: MetaRowProps) {
	return (
		<ul className={css.row}>
			{facts.map(({ icon, text, label }) => (
				<li key={icon} className={css.fact}>
					<Icon path={icon} className={css.icon} />
					{label && <span className="visuallyHidden">{label} </span>}
					{text}
				</li>
			))}
		</ul>
	)
}
