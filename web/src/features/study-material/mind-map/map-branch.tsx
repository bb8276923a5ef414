import { branchPath } from './draw-ridge.ts'
import css from './drawn-map.module.css'
import type { PlacedNode } from './lay-out.ts'
import { Ground, MapKnob, NoteSign, RootSheet } from './map-signs.tsx'
import { lettersOf, type NodeLook } from './node-look.ts'
import { BRANCH_COLOURS, type MapNode, type MapTree } from './read-tree.ts'
import type { Drawing } from './use-layout.ts'
import { hasBranches, type MapState } from './walk-tree.ts'

interface MapBranchProps {
	id: number
	tree: MapTree
	drawing: Drawing
	state: MapState
}

/** A node with what is open beyond it. Its place is told from its parent's, so that a branch moves as a whole. */
export function MapBranch({ id, tree, drawing, state }: MapBranchProps) {
	const node = tree[id]
	const place = drawing.layout.places.get(id)
	if (!node || !place) return null
	const parent = node.parent === null ? undefined : drawing.layout.places.get(node.parent)
	const { x, y } = parent ? { x: place.x - parent.x, y: place.y - parent.y } : place
	const isOpen = state.open.has(id)
	const siblings = node.parent === null ? [id] : (tree[node.parent]?.children ?? [])
	return (
		<g
			className={css.item}
			style={{ transform: `translate(${x}px, ${y}px)` }}
			role="treeitem"
			aria-label={node.label}
			aria-level={node.level}
			aria-setsize={siblings.length}
			aria-posinset={siblings.indexOf(id) + 1}
			aria-expanded={hasBranches(tree, id) ? isOpen : undefined}
			aria-selected={state.active === id}
			tabIndex={state.active === id ? 0 : -1}
			data-node={id}
			data-branch={node.level === 2 ? node.branch % BRANCH_COLOURS : undefined}
		>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing has the focus but what is told to */}
			<g aria-hidden="true">
				{isOpen &&
					node.children.map((child) => <Connection key={child} from={node} to={tree[child]} drawing={drawing} />)}
				<NodeFace node={node} place={place} look={drawing.lookOf(node)} isOpen={isOpen} rem={drawing.setting.rem} />
			</g>
			{isOpen && (
				// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an element of a drawing, which does nothing
				// biome-ignore lint/a11y/useSemanticElements: no fieldset can be drawn
				<g role="group">
					{node.children.map((child) => (
						<MapBranch key={child} id={child} tree={tree} drawing={drawing} state={state} />
					))}
				</g>
			)}
		</g>
	)
}

/** How thick a branch is that ends on a level, and how much thicker it begins, in rem. */
const thickness = { 2: [0.1875, 0.25], 3: [0.125, 0.0625] } as const
const thinner = [0.09375, 0.03125] as const

/**
 * From the outer end of a node to the line of what hangs on it. It is drawn with the former, so that what a reader touches of a folded
 * node is the node and nothing else.
 */
function Connection({ from, to, drawing }: { from: MapNode; to: MapNode | undefined; drawing: Drawing }) {
	const { layout, lookOf, setting } = drawing
	const start = layout.places.get(from.id)
	const end = to && layout.places.get(to.id)
	if (!start || !end) return null
	const isRoot = from.level === 1
	const inset = isRoot ? 0 : setting.rem * 0.5
	const [width, root] = to.level === 2 || to.level === 3 ? thickness[to.level] : thinner
	const d = branchPath(
		{
			x: end.isLeft ? inset : start.width - inset,
			y: lookOf(from).ground + (isRoot ? fan(from, to, drawing) : 0),
		},
		{
			x: end.x - start.x + (end.isLeft ? end.width : 0),
			y: end.y - start.y + lookOf(to).ground,
		},
		root * setting.rem,
	)
	return (
		<path
			key={d}
			className={css.branch}
			d={d}
			strokeWidth={width * setting.rem}
			data-branch={to.level === 2 ? to.branch % BRANCH_COLOURS : undefined}
		/>
	)
}

/** Main branches leave the root side by side: how far above or below its middle. */
function fan(root: MapNode, to: MapNode, { layout, lookOf }: Drawing): number {
	const isLeft = (id: number) => layout.places.get(id)?.isLeft
	const beside = root.children.filter((id) => isLeft(id) === isLeft(to.id))
	const step = (lookOf(root).height * 0.5) / Math.max(3, beside.length - 1)
	return (beside.indexOf(to.id) - (beside.length - 1) / 2) * step
}

interface NodeFaceProps {
	node: MapNode
	place: PlacedNode
	look: NodeLook
	isOpen: boolean
	rem: number
}

function NodeFace({ node, place, look, isOpen, rem }: NodeFaceProps) {
	const { width, height, isLeft } = place
	const { kind, size } = lettersOf(node)
	const textX = isLeft && kind !== 'root' ? look.after : look.before
	return (
		<>
			<rect className={css.touch} width={width} height={height} />
			{kind === 'root' ? <RootSheet look={look} /> : <Ground node={node} place={place} look={look} rem={rem} />}
			<text className={css[kind]} fontSize={size * rem}>
				{look.lines.map((line, index) => (
					<tspan key={look.baselines[index]} x={textX} y={look.baselines[index]}>
						{line}
					</tspan>
				))}
			</text>
			{node.note && <NoteSign x={textX + look.lastWidth + rem * 0.3} y={look.baselines.at(-1) ?? 0} rem={rem} />}
			{kind !== 'root' && node.children.length > 0 && (
				<MapKnob
					x={isLeft ? rem * 0.5 : width - rem * 0.5}
					y={look.ground}
					count={node.children.length}
					isOpen={isOpen}
					isLeft={isLeft}
					rem={rem}
				/>
			)}
			<rect className={css.ring} x={-3} y={-3} width={width + 6} height={height + 6} rx={6} />
		</>
	)
}
