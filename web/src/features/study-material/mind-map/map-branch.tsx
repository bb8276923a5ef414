import { branchPath } from './draw-ridge.ts'
import css from './drawn-map.module.css'
import type { PlacedNode } from './lay-out.ts'
import { Ground, MapKnob, NoteSign, RootSheet, Words } from './map-signs.tsx'
import { lettersOf, type NodeLook } from './node-look.ts'
import { BRANCH_COLOURS, type MapNode, type MapTree } from './read-tree.ts'
import type { Drawing } from './use-layout.ts'
import type { MapState } from './walk-tree.ts'

interface MapBranchProps {
	id: number
	tree: MapTree
	drawing: Drawing
	state: MapState
}

/**
 * Draws a node with what is open beyond it. It has few elements, and none with a transform of its own: a map may have hundreds of
 * nodes, and with hundreds of transforms a telephone cannot move it fast enough.
 */
export function MapBranch({ id, tree, drawing, state }: MapBranchProps) {
	const node = tree[id]
	const place = drawing.layout.places.get(id)
	if (!node || !place) return null
	const isOpen = state.open.has(id)
	return (
		<g className={css.item} data-face={id} data-branch={node.level === 2 ? node.branch % BRANCH_COLOURS : undefined}>
			{isOpen && <Connections from={node} tree={tree} drawing={drawing} />}
			<NodeFace node={node} place={place} look={drawing.lookOf(node)} isOpen={isOpen} rem={drawing.setting.rem} />
			{state.active === id && (
				<rect
					className={css.ring}
					x={place.x - 3}
					y={place.y - 3}
					width={place.width + 6}
					height={place.height + 6}
					rx={6}
				/>
			)}
			{isOpen &&
				node.children.map((child) => <MapBranch key={child} id={child} tree={tree} drawing={drawing} state={state} />)}
		</g>
	)
}

/** A branch that ends on a level is so thick there, and begins thicker by the second number, in rem. */
const thickness = { 2: [0.1875, 0.25], 3: [0.125, 0.0625] } as const
const thinner = [0.09375, 0.03125] as const

/**
 * Draws the lines from the outer end of a node to its children. They are drawn with the node, so that what a reader
 * touches of a folded node is the node and nothing else. Those of the root have colours of their own, the others are
 * one path.
 */
function Connections({ from, tree, drawing }: { from: MapNode; tree: MapTree; drawing: Drawing }) {
	const { layout, lookOf, setting } = drawing
	const start = layout.places.get(from.id)
	if (!start) return null
	const level = from.level + 1
	const [end, root] = level === 2 || level === 3 ? thickness[level] : thinner
	const strands = from.children.flatMap((id) => {
		const to = tree[id]
		const place = layout.places.get(id)
		if (!to || !place) return []
		const from = { x: outerX(start, place, level, setting.rem), y: start.y + outerY(to, tree, drawing) }
		const inner = { x: place.x + (place.isLeft ? place.width : 0), y: place.y + lookOf(to).ground }
		// A branch is told by its shape: one that has only moved is the same one.
		const shape = `${Math.round(inner.x - from.x)} ${Math.round(inner.y - from.y)}`
		return [{ d: branchPath(from, inner, root * setting.rem), shape, branch: to.branch % BRANCH_COLOURS }]
	})
	const width = end * setting.rem
	if (level > 2) {
		const shape = strands.map((strand) => strand.shape).join()
		return <path key={shape} className={css.branch} d={strands.map(({ d }) => d).join('')} strokeWidth={width} />
	}
	return strands.map(({ d, shape, branch }, index) => (
		<path
			key={`${from.children[index]}: ${shape}`}
			className={css.branch}
			d={d}
			strokeWidth={width}
			data-branch={branch}
		/>
	))
}

function outerX(start: PlacedNode, end: PlacedNode, level: number, rem: number): number {
	const inset = level === 2 ? 0 : rem * 0.5
	return start.x + (end.isLeft ? inset : start.width - inset)
}

/** Main branches leave the root side by side, the others all at one point. */
function outerY(to: MapNode, tree: MapTree, { layout, lookOf }: Drawing): number {
	const from = tree[to.parent ?? 0]
	if (!from) return 0
	const { ground, height } = lookOf(from)
	if (from.level > 1) return ground
	const isLeft = (id: number) => layout.places.get(id)?.isLeft
	const beside = from.children.filter((id) => isLeft(id) === isLeft(to.id))
	const step = (height * 0.5) / Math.max(3, beside.length - 1)
	return ground + (beside.indexOf(to.id) - (beside.length - 1) / 2) * step
}

interface NodeFaceProps {
	node: MapNode
	place: PlacedNode
	look: NodeLook
	isOpen: boolean
	rem: number
}

function NodeFace({ node, place, look, isOpen, rem }: NodeFaceProps) {
	const { x, y, width, isLeft } = place
	const { kind, size } = lettersOf(node)
	const textX = x + (isLeft && kind !== 'root' ? look.after : look.before)
	return (
		<>
			{kind === 'root' ? <RootSheet place={place} /> : <Ground node={node} place={place} look={look} rem={rem} />}
			{look.lines.map((line, index) => {
				const baseline = look.baselines[index] ?? 0
				return <Words key={baseline} kind={kind} x={textX} y={y + baseline} size={size * rem} text={line} />
			})}
			{node.note && <NoteSign x={textX + look.lastWidth + rem * 0.3} y={y + (look.baselines.at(-1) ?? 0)} rem={rem} />}
			{kind !== 'root' && node.children.length > 0 && (
				<MapKnob
					x={x + (isLeft ? rem * 0.5 : width - rem * 0.5)}
					y={y + look.ground}
					count={node.children.length}
					isOpen={isOpen}
					isLeft={isLeft}
					rem={rem}
				/>
			)}
		</>
	)
}
