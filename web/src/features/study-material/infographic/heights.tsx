import type { BlockOf } from './block-of.ts'
import css from './heights.module.css'
import { ridgeShape, type Summit } from './ridge-shape.ts'
import { formatValue } from './written-value.ts'

const steps = [1, 2, 2.5, 5, 10]

/** Finds two to four round values above 0 and below `highest`, for lines to read heights by. */
export function roundScale(highest: number): number[] {
	if (!(highest > 0)) return []
	const wanted = highest / 4.5
	const power = 10 ** Math.floor(Math.log10(wanted))
	const step = (steps.find((times) => times * power >= wanted) ?? 10) * power
	const count = Math.ceil(highest / step) - 1
	// The product of a decimal step may end in a stray digit far behind the point.
	return Array.from({ length: count }, (_, index) => Number(((index + 1) * step).toPrecision(12)))
}

/** The ridge is the data: each hill is as high as its value. The sun stands behind the highest. */
export function Heights({ block: { items, unit } }: { block: BlockOf<'heights'> }) {
	const values = items.map(({ value }) => value)
	const greatest = Math.max(...values)
	const { summits, area, yOf } = ridgeShape(values)
	const highest = summits[values.indexOf(greatest)]
	return (
		<div className={css.heights}>
			<svg className={css.picture} aria-hidden="true">
				{highest && <circle className={css.sun} cx={percent(highest.x)} cy={percent(highest.y)} />}
				{roundScale(greatest).map((value) => (
					<g key={value}>
						<line className={css.contour} x1="0" x2="100%" y1={percent(yOf(value))} y2={percent(yOf(value))} />
						<text className={css.scale} x="16" y={percent(yOf(value))} dy="-5">
							{formatValue(value)}
						</text>
					</g>
				))}
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path className={css.ridge} d={area} />
				</svg>
				{summits.map((summit, index) => (
					<Mark key={summit.x} summit={summit} number={index + 1} isHighest={summit === highest} />
				))}
			</svg>
			<ol className={css.names} data-count={items.length}>
				{items.map(({ label, value }, index) => (
					<li key={label} className={css.name} data-highest={value === greatest || undefined}>
						<span className={css.number} aria-hidden="true">
							{index + 1}
						</span>
						<span className={css.label}>{label}</span>
						<span className={css.value}>
							{formatValue(value)} <span className={css.unit}>{unit}</span>
						</span>
					</li>
				))}
			</ol>
		</div>
	)
}

/**
 * Shows the summit's number on a phone, where it leads to its name; on a wide page a line leads down to the name
 * itself.
 */
function Mark({ summit: { x, y }, number, isHighest }: { summit: Summit; number: number; isHighest: boolean }) {
	return (
		<g className={css.mark} data-highest={isHighest || undefined}>
			<line className={css.stem} x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
			<circle className={css.dot} cx={percent(x)} cy={percent(y)} />
			<text className={css.dotNumber} x={percent(x)} y={percent(y)} dy="0.36em">
				{number}
			</text>
		</g>
	)
}

const percent = (value: number) => `${value}%`
