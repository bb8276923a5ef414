import type { BlockOf } from './block-of.ts'
import css from './levels.module.css'

/** Shows tiers like the steps of a well: the highest is the narrowest. */
export function Levels({ block: { items } }: { block: BlockOf<'levels'> }) {
	return (
		<ol className={css.levels} data-count={items.length}>
			{items.map(({ label, text }) => (
				<li key={label} className={css.level}>
					<p className={css.label}>{label}</p>
					{text && <p className={css.text}>{text}</p>}
				</li>
			))}
		</ol>
	)
}
