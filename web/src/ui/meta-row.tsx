import { Icon } from './icon.tsx'
import css from './meta-row.module.css'

interface MetaRowProps {
	facts: {
		/** One of `ui/icons`. */
		icon: string
		text: string
		/** What the text is, for readers ('views'), where the text does not say so. */
		label?: string
	}[]
}

/** Small facts in a row, each with its icon. */
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
