import { useMessages } from '#web/lib/messages.ts'
import type { Box } from '../canvas/camera.ts'
import { rangePath } from './draw-ridge.ts'
import css from './drawn-map.module.css'
import type { PlacedNode } from './lay-out.ts'
import { messages as mindMapMessages } from './messages.en.ts'
import type { NodeLook } from './node-look.ts'
import type { MapNode } from './read-tree.ts'

interface WordsProps {
	kind: 'root' | 'main' | 'text' | 'number'
	x: number
	/** Is the y of the ground on which the letters stand. */
	y: number
	/** Is in pixels. */
	size: number
	text: string
}

export function Words({ kind, x, y, size, text }: WordsProps) {
	return (
		<text className={css[kind]} x={x} y={y} fontSize={size}>
			{text}
		</text>
	)
}

/** Draws a sheet of the answer book with the saffron line below the title. */
export function RootSheet({ place: { x, y, width, height } }: { place: Box }) {
	return (
		<>
			<rect className={css.sheet} x={x} y={y} width={width} height={height} rx={3} />
			<path className={css.kesari} d={`M${x} ${y + height - 2}h${width}`} />
		</>
	)
}

/** Labels stand on hills of this height, in rem, by level. */
const hills = [0, 0, 0.55, 0.3, 0.2]

interface GroundProps {
	node: MapNode
	place: PlacedNode
	look: NodeLook
	rem: number
}

/** Draws the range on which a label stands; that of a main branch begins with its number. */
export function Ground({ node, place, look, rem }: GroundProps) {
	const knob = node.children.length > 0 ? rem : 0
	const height = (hills[Math.min(node.level, hills.length - 1)] ?? 0) * rem
	const y = place.y + look.ground
	const from = { x: place.x + (place.isLeft ? knob : 0), y }
	const numberX = place.x + (place.isLeft ? place.width - rem * 0.7 : rem * 0.7)
	return (
		<>
			<path
				className={css.hill}
				data-level={node.level === 2 ? 2 : undefined}
				d={rangePath(from, place.width - knob, height, node.id)}
			/>
			{node.level === 2 && (
				<>
					<circle className={css.disc} cx={numberX} cy={y} r={rem * 0.7} />
					<Words kind="number" x={numberX} y={y + rem * 0.3} size={rem * 0.875} text={String(node.branch + 1)} />
				</>
			)}
		</>
	)
}

interface MapKnobProps {
	x: number
	y: number
	/** Is the number of folded nodes. */
	count: number
	isOpen: boolean
	isLeft: boolean
	rem: number
}

/** Says how much is folded beyond a node, and that an open one can be folded. */
export function MapKnob({ x, y, count, isOpen, isLeft, rem }: MapKnobProps) {
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
	const height = rem * 1.375
	const left = isLeft ? x - radius : x + radius - width
	return (
		<>
			<rect className={css.disc} x={left} y={y - height / 2} width={width} height={height} rx={height / 2} />
			<Words kind="number" x={left + width / 2} y={y + rem * 0.28} size={rem * 0.8125} text={m.more(count)} />
		</>
	)
}

/** Shows by ruled lines that there is a note. */
export function NoteSign({ x, y, rem }: { x: number; y: number; rem: number }) {
	const [long, short, step] = [rem * 0.6, rem * 0.35, rem * 0.25]
	return (
		<path className={css.noteSign} d={`M${x} ${y - 2 * step}h${long}M${x} ${y - step}h${long}M${x} ${y}h${short}`} />
	)
}
