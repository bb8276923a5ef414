import type { MindMapItem } from '@aravalli/shared/study-material/contract'

export interface MapNode {
	/** Is its place in the outline: the root is 0. */
	id: number
	label: string
	note: string | null
	/** Is 1 for the root. It follows from what the node hangs on, not from what the data say. */
	level: number
	/** It is null for the root. */
	parent: number | null
	children: number[]
	/** Is the first node of the outline that is not within it any more. */
	end: number
	/** Says on which main branch it is, from 0. The root has -1. */
	branch: number
}

/** Main branches take so many colours in turn: branch-colours.module.css. */
export const BRANCH_COLOURS = 7

/** The index of a node is its id. */
export type MapTree = readonly MapNode[]

/**
 * Reads the tree that an outline describes. The first node is the root, whatever its level; a further one of its level
 * hangs on it, and one that skips a level hangs on the last node above it.
 */
export function readTree(outline: MindMapItem['nodes']): MapTree {
	const tree: MapNode[] = []
	/** The list leads from the root to where the outline is. */
	const above: { node: MapNode; given: number }[] = []
	for (const [id, { level: given, label, note }] of outline.entries()) {
		while (above.length > 1 && (above.at(-1)?.given ?? 0) >= given) above.pop()
		const parent = above.at(-1)?.node
		const node: MapNode = {
			id,
			label,
			note: note || null,
			level: parent ? parent.level + 1 : 1,
			parent: parent?.id ?? null,
			children: [],
			end: id + 1,
			branch: branchOf(parent),
		}
		parent?.children.push(id)
		for (const { node: holder } of above) holder.end = id + 1
		tree.push(node)
		above.push({ node, given })
	}
	return tree
}

function branchOf(parent: MapNode | undefined): number {
	if (!parent) return -1
	return parent.parent === null ? parent.children.length : parent.branch
}
