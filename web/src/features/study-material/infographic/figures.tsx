import type { BlockOf } from './block-of.ts'
import css from './figures.module.css'
import { splitFigure } from './written-value.ts'

/** Shows two to four numbers, as large as they come. */
export function Figures({ block: { items } }: { block: BlockOf<'figures'> }) {
	return (
		<dl className={css.figures} data-count={items.length}>
			{items.map(({ value, label }) => (
				<div key={label} className={css.item}>
					<dt className={css.label}>{label}</dt>
					<dd className={css.value}>
						<Value value={value} />
					</dd>
				</div>
			))}
		</dl>
	)
}

function Value({ value }: { value: string }) {
	const { figure, rest, isPlain } = splitFigure(value)
	if (figure === '') return <span className={css.words}>{rest}</span>
	return (
		<>
			<span className={css.figure} data-plain={isPlain || undefined} data-long={figure.length > 7 || undefined}>
				{figure}
			</span>
			{rest && <span className={css.rest}> {rest}</span>}
		</>
	)
}
