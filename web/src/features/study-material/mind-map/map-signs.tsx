import { useMessages } from '#web/lib/messages.ts'
import { rangePath } from './draw-ridge.ts'
import css from './drawn-map.module.css'
import type { PlacedNode } from './lay-out.ts'
import { mindMapMessages } from './messages.ts'
import type { NodeLook } from './node-look.ts'
import type { MapNode } from './read-tree.ts'

/** A sheet of the answer book with the saffron line below the title. */
export function RootSheet({ look: { width, height } }: { look: NodeLook }) {
	return (
		<>
			<rect className={css.sheet} width={width} height={height} rx={3} />
			<path className={css.kesari} d={`M0 ${height - 2}H${width}`} />
		</>
	)
}

/** How high the hills are on which labels stand, in rem, by level. */
const hills = [0, 0, 0.55, 0.3, 0.2]

interface GroundProps {
	node: MapNode
	place: PlacedNode
	look: NodeLook
	rem: number
}

/** The range on which a label stands; that of a main branch begins with its number. */
export function Ground({ node, place, look, rem }: GroundProps) {
	const knob = node.children.length > 0 ? rem : 0
	const height = (hills[Math.min(node.level, hills.length - 1)] ?? 0) * rem
	const d = rangePath(place.width - knob, look.ground, height, node.id)
	const numberX = place.isLeft ? place.width - rem * 0.7 : rem * 0.7
	return (
		<>
			<path
				className={css.hill}
				data-level={Math.min(node.level, 4)}
				d={d}
				transform={place.isLeft ? `translate(${knob})` : undefined}
			/>
			{node.level === 2 && (
				<>
					<circle className={css.disc} cx={numberX} cy={look.ground} r={rem * 0.7} />
					<text className={css.number} x={numberX} y={look.ground + rem * 0.3} fontSize={rem * 0.875}>
						{node.branch + 1}
					</text>
				</>
			)}
		</>
	)
}

/** Says how much is folded beyond a node, and that an open one can be folded. */
export function MapKnob({
	x,
	y,
	count,
	isOpen,
	isLeft,
	rem,
}: {
	x: number
	y: number
	count: number
	isOpen: boolean
	isLeft: boolean
	rem: number
}) {
	const m = useMessages(mindMapMessages)
	const radius = rem * 0.5
	if (isOpen) {
		return (
			<>
				<circle className={css.disc} cx={x} cy={y} r={radius} />
				<path className={css.minus} d={`M${x - radius / 2} ${y}h${radius}`} />
			</>
		)
	}
	const width = rem * 1.75
	const left = isLeft ? x - radius : x + radius - width
	return (
		<>
			<rect className={css.disc} x={left} y={y - rem * 0.6875} width={width} height={rem * 1.375} rx={rem * 0.6875} />
			<text className={css.number} x={left + width / 2} y={y + rem * 0.28} fontSize={rem * 0.8125}>
				{m.more(count)}
			</text>
		</>
	)
}

/** Two ruled lines: there is a note. */
export function NoteSign({ x, y, rem }: { x: number; y: number; rem: number }) {
	const short = rem * 0.35
	return (
		<path
			className={css.noteSign}
			d={`M${x} ${y - rem * 0.5}h${rem * 0.6}M${x} ${y - rem * 0.25}h${rem * 0.6}M${x} ${y}h${short}`}
		/>
	)
}
