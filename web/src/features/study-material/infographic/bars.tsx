import css from './bars.module.css'
import type { BlockOf } from './block-of.ts'
import { formatValue } from './written-value.ts'

/** Shows numbers side by side. The longest bar fills its track, and only the greatest has another colour. */
export function Bars({ block: { items, unit } }: { block: BlockOf<'bars'> }) {
	const greatest = Math.max(...items.map(({ value }) => value))
	return (
		<div className={css.chart}>
			<p className={css.unit} aria-hidden="true">
				{unit}
			</p>
			<ul className={css.bars}>
				{items.map(({ label, value }) => (
					<li key={label} className={css.bar} data-greatest={value === greatest || undefined}>
						<span className={css.label}>{label}</span>
						<svg className={css.track} aria-hidden="true">
							<rect className={css.bed} width="100%" height="100%" />
							<rect className={css.length} width={`${percentOf(value, greatest)}%`} height="100%" />
						</svg>
						<span className={css.value}>
							{formatValue(value)}
							<span className="visuallyHidden"> {unit}</span>
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}

export function percentOf(value: number, greatest: number): number {
	return greatest > 0 ? Math.round((value / greatest) * 10_000) / 100 : 0
}
