import type { MapLine } from '@aravalli/shared/study-material/item-contract'
import { memo, type ReactNode } from 'react'
import { graticulePath, tropicPath } from '../graticule.ts'
import { pathOf, sheetHeight, sheetWidth } from '../projection.ts'
import css from './ground.module.css'
import type { GroundPaths } from './ground-paths.ts'
import { LineStrokes } from './line-strokes.tsx'

interface GroundProps {
	paths: GroundPaths
	lines: readonly MapLine[]
	/** Is the path of a district that is spoken of. */
	district?: string | undefined
	/** Names the line that is spoken of. */
	chosenId?: string | undefined
	/** Lies on top of it all, in units of the sheet. */
	children?: ReactNode
}

/** Ranges lie on the ground, roads upon them, and rivers cut through both. */
const order = ['range', 'route', 'canal', 'river']

/** Draws the map's ground: the State, its districts, the net of degrees and the item's lines. */
export function Ground({ paths, lines, district, chosenId, children }: GroundProps) {
	const sorted = lines.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
	return (
		<svg className={css.ground} viewBox={`0 0 ${sheetWidth.toFixed(2)} ${sheetHeight}`} aria-hidden="true">
			<Land paths={paths} />
			{district && <path className={css.district} d={district} />}
			<Net paths={paths} />
			{sorted.map(({ id, kind, points }) => (
				<g key={id}>
					{id === chosenId && <path className={css.chosen} d={pathOf(points)} />}
					<LineStrokes kind={kind} path={pathOf(points)} />
				</g>
			))}
			{children}
		</svg>
	)
}

const Land = memo(function Land({ paths: { outline } }: { paths: GroundPaths }) {
	return (
		<>
			<path className={css.shore} d={outline} />
			<path className={css.land} d={outline} />
		</>
	)
})

const Net = memo(function Net({ paths: { outline, borders } }: { paths: GroundPaths }) {
	return (
		<>
			{borders && <path className={css.borders} d={borders} />}
			<path className={css.graticule} d={graticulePath} />
			<path className={css.tropic} d={tropicPath} />
			<path className={css.outline} d={outline} />
		</>
	)
})
