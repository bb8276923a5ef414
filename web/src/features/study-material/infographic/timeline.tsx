import type { BlockOf } from './block-of.ts'
import { MOMENTS_IN_A_ROW } from './block-size.ts'
import css from './timeline.module.css'

/**
 * Shows dates on a line that goes down. In a wide block a few lie side by side, and many stand left and right of it in
 * turn.
 */
export function Timeline({ block: { items } }: { block: BlockOf<'timeline'> }) {
	return (
		<ol className={css.line} data-many={items.length > MOMENTS_IN_A_ROW || undefined}>
			{items.map(({ when, label, text }) => (
				<li key={`${when} ${label}`} className={css.moment}>
					<p className={css.when}>{when}</p>
					<p className={css.label}>{label}</p>
					{text && <p className={css.text}>{text}</p>}
				</li>
			))}
		</ol>
	)
}
