import type { BlockOf } from './block-of.ts'
import css from './facts.module.css'

/** Shows short facts as on a page of the answer book: ruled, right of the margin line. */
export function Facts({ block: { items } }: { block: BlockOf<'facts'> }) {
	return (
		<dl className={css.facts}>
			{items.map(({ label, text }) => (
				<div key={label} className={css.fact}>
					<dt className={css.label}>{label}</dt>
					<dd className={css.text}>{text}</dd>
				</div>
			))}
		</dl>
	)
}
