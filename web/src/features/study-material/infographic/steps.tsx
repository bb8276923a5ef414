import type { BlockOf } from './block-of.ts'
import css from './steps.module.css'

/** Shows the stations of a way. In a wide block it turns at the end of each row and comes back, as a road on a hill does. */
export function Steps({ block: { items } }: { block: BlockOf<'steps'> }) {
	return (
		<ol className={css.way} data-columns={columnsFor(items.length)}>
			{items.map(({ label, text }, index) => (
				<li key={label} className={css.station}>
					<span className={css.mark} aria-hidden="true">
						{index + 1}
					</span>
					<div className={css.words}>
						<p className={css.label}>{label}</p>
						{text && <p className={css.text}>{text}</p>}
					</div>
				</li>
			))}
		</ol>
	)
}

/** Puts three or four in a row, so that no row has only one. */
export function columnsFor(count: number): 3 | 4 {
	return count === 4 || count > 6 ? 4 : 3
}
