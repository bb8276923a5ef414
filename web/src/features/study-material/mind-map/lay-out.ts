/**
 * Places the nodes that are shown: each stands beside its parent, with its own branches in a band of their own, so that
 * nothing overlaps however long the labels are. Lengths are in pixels; the root's middle is at 0, 0.
 */
import type { Box, Size } from '../canvas/camera.ts'
import type { MapNode, MapTree } from './read-tree.ts'
import { rightCount } from './walk-tree.ts'

export interface PlacedNode extends Box {
	/** Left of the root its branches go on to the left. */
	isLeft: boolean
}

export interface MapLayout {
	/** Holds the places by id; nodes within folded ones have none. */
	places: ReadonlyMap<number, PlacedNode>
	/** Lies around all of them. */
	bounds: Box
}

export interface Spacing {
	/** Lies between a node and its branches. */
	across: number
	/** Lie between main branches, between branches that are open, and between others. */
	main: number
	open: number
	leaf: number
}

interface Asked {
	open: ReadonlySet<number>
	sizeOf: (node: MapNode) => Size
	spacing: Spacing
	/** Says that branches stand to the right of the root and to the left. */
	hasTwoSides: boolean
}

export function layOut(tree: MapTree, asked: Asked): MapLayout {
	const [root] = tree
	if (!root) return { places: new Map(), bounds: { x: 0, y: 0, width: 0, height: 0 } }
	const { open, sizeOf, spacing, hasTwoSides } = asked
	const places = new Map<number, PlacedNode>()
	const bands = new Map<number, number>()
	const nodeOf = (id: number) => tree[id] ?? root
	const shownChildren = ({ id, children }: MapNode) => (open.has(id) ? children.map(nodeOf) : [])

	function bandOf(node: MapNode): number {
		const known = bands.get(node.id)
		if (known !== undefined) return known
		const band = Math.max(sizeOf(node).height, heightOf(shownChildren(node)))
		bands.set(node.id, band)
		return band
	}

	function heightOf(siblings: MapNode[]): number {
		return siblings.reduce((sum, node, index) => sum + bandOf(node) + gapAbove(node, siblings[index - 1]), 0)
	}

	function gapAbove(node: MapNode, previous: MapNode | undefined): number {
		if (!previous) return 0
		if (node.level === 2) return spacing.main
		return open.has(node.id) || open.has(previous.id) ? spacing.open : spacing.leaf
	}

	/** @param from where their inner edge is */
	function placeAll(siblings: MapNode[], from: number, middle: number, isLeft: boolean) {
		let y = middle - heightOf(siblings) / 2
		for (const [index, node] of siblings.entries()) {
			y += gapAbove(node, siblings[index - 1])
			const { width, height } = sizeOf(node)
			const centre = y + bandOf(node) / 2
			places.set(node.id, { x: isLeft ? from - width : from, y: centre - height / 2, width, height, isLeft })
			const outer = isLeft ? from - width - spacing.across : from + width + spacing.across
			placeAll(shownChildren(node), outer, centre, isLeft)
			y += bandOf(node)
		}
	}

	const { width, height } = sizeOf(root)
	places.set(0, { x: -width / 2, y: -height / 2, width, height, isLeft: false })
	const branches = shownChildren(root)
	const right = hasTwoSides ? rightCount(branches.length) : branches.length
	const edge = width / 2 + spacing.across
	placeAll(branches.slice(0, right), edge, 0, false)
	placeAll(branches.slice(right), -edge, 0, true)
	return { places, bounds: boxAround([...places.values()]) }
}

/** Finds the smallest box that holds all of them. */
export function boxAround(boxes: Box[]): Box {
	let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
	for (const { x, y, width, height } of boxes) {
		left = Math.min(left, x)
		top = Math.min(top, y)
		right = Math.max(right, x + width)
		bottom = Math.max(bottom, y + height)
	}
	return boxes.length > 0
		? { x: left, y: top, width: right - left, height: bottom - top }
		: { x: 0, y: 0, width: 0, height: 0 }
}
