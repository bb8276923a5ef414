import type { BlockOf } from './block-of.ts'
import css from './parts.module.css'
import { formatValue } from './written-value.ts'

interface Share {
	/** Is in percent of the whole strip. */
	start: number
	width: number
}

/** Says where each part lies on a strip that is full, also where rounded percents make 99.9 or 100.2 together. */
export function sharesOf(values: number[]): Share[] {
	const whole = values.reduce((sum, value) => sum + value, 0)
	if (whole === 0) return values.map(() => ({ start: 0, width: 0 }))
	let before = 0
	return values.map((value) => {
		const start = before
		before += value
		return { start: round((start / whole) * 100), width: round((value / whole) * 100) }
	})
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** From these shares on a part has room for its number: in a wide block, and in any. */
const ROOM = { wide: 9, any: 26 }

/** Shows a folded strip of tie-dyed cloth: each part has its pattern beside its colour, and its percent where there is room. */
export function Parts({ block: { items }, id }: { block: BlockOf<'parts'>; id: string }) {
	const shares = sharesOf(items.map(({ value }) => value))
	return (
		<div className={css.parts}>
			<svg className={css.strip} aria-hidden="true">
				<Patterns id={id} />
				{shares.map((share, index) => (
					<Fold key={share.start} id={id} share={share} index={index} value={items[index]?.value ?? 0} />
				))}
			</svg>
			<ol className={css.legend}>
				{items.map(({ label, value }, index) => (
					<li key={label} className={css.part}>
						<svg className={css.swatch} aria-hidden="true">
							<Cloth id={id} index={index} />
						</svg>
						<span className={css.label}>{label}</span>
						<span className={css.value}>{inPercent(value)}</span>
					</li>
				))}
			</ol>
		</div>
	)
}

interface FoldProps {
	id: string
	share: Share
	index: number
	value: number
}

/** Each fold is a drawing of its own: what lies beyond its edges is cut. */
function Fold({ id, share: { start, width }, index, value }: FoldProps) {
	return (
		<svg x={`${start}%`} width={`${width}%`} aria-hidden="true">
			<Cloth id={id} index={index} />
			{start > 0 && width > 1.5 && <line className={css.edge} y2="100%" />}
			{width >= ROOM.wide && (
				<g className={css.plate} data-narrow={width < ROOM.any || undefined}>
					<rect x="50%" y="50%" rx="3" />
					<text x="50%" y="50%" dy="0.36em">
						{inPercent(value)}
					</text>
				</g>
			)}
		</svg>
	)
}

/** Draws the colour of a place and the pattern over it. */
function Cloth({ id, index }: { id: string; index: number }) {
	return (
		<>
			<rect className={css.cloth} data-place={index} width="100%" height="100%" />
			<rect className={css.pattern} width="100%" height="100%" fill={`url(#${id}-${index})`} />
		</>
	)
}

/** Holds waves, stripes, plain, knots, rules, lattice: one for each of the six places. */
const patterns = [
	{ width: 20, height: 10, d: 'M0 2.5 5 7.5 10 2.5 15 7.5 20 2.5' },
	{ width: 12, height: 12, d: 'M-3 3 3-3M0 12 12 0M9 15 15 9' },
	{ width: 10, height: 10, d: '' },
	{ width: 12, height: 12, d: 'M3 1.5v3M1.5 3h3M9 7.5v3M7.5 9h3' },
	{ width: 10, height: 7, d: 'M0 3.5H10' },
	{ width: 14, height: 14, d: 'M0 0 14 14M14 0 0 14' },
]

function Patterns({ id }: { id: string }) {
	return (
		<defs>
			{patterns.map(({ d, ...size }, index) => (
				<pattern key={d} id={`${id}-${index}`} patternUnits="userSpaceOnUse" {...size}>
					<path className={css.thread} d={d} />
				</pattern>
			))}
		</defs>
	)
}

const inPercent = (value: number) => `${formatValue(value)}%`
