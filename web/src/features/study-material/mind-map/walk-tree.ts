/**
 * This file knows which nodes are open and which one is chosen, and what keys and taps make of that.
 *
 * The keys are those of a tree view (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/), along the branches as they
 * are drawn: left of the root the arrow to the left leads outward, as in a tree that is read from right to left.
 */
import type { MapTree } from './read-tree.ts'

export interface MapState {
	/** Holds the ids of the nodes whose branches are shown. */
	open: ReadonlySet<number>
	/** The keys act on this node. */
	active: number
}

/** A node is drawn right or left of the root, or is the root itself with branches on both sides or on one. */
export type Place = 'right' | 'left' | 'root' | 'root-between'

export type Walk = 'outward' | 'inward' | 'leftward' | 'next' | 'previous' | 'first' | 'last' | 'toggle'

export type MapStep =
	| { kind: 'walk'; to: Walk }
	| { kind: 'toggle'; id: number }
	| { kind: 'select'; id: number }
	/** An editor writes in this node: it is shown, with what hangs on it. */
	| { kind: 'reveal'; id: number }
	| { kind: 'openAll' | 'foldAll' }

const always: Record<string, Walk> = {
	ArrowDown: 'next',
	ArrowUp: 'previous',
	Home: 'first',
	End: 'last',
	Enter: 'toggle',
	' ': 'toggle',
}

/** Says what a key does at a node; null for keys that are not the map's. */
export function walkOfKey(key: string, place: Place): Walk | null {
	if (key === 'ArrowRight') return place === 'left' ? 'inward' : 'outward'
	if (key === 'ArrowLeft') {
		if (place === 'root-between') return 'leftward'
		return place === 'left' ? 'outward' : 'inward'
	}
	return Object.hasOwn(always, key) ? (always[key] ?? null) : null
}

/** Opens the root and its branches at first, so that all of it can be seen. */
export function firstState(tree: MapTree): MapState {
	return { open: new Set(tree[0]?.children.length ? [0] : []), active: 0 }
}

export function hasBranches(tree: MapTree, id: number): boolean {
	return (tree[id]?.children.length ?? 0) > 0
}

/** Gives the ids of what is shown, in the order of the outline. */
export function shownIds(tree: MapTree, open: ReadonlySet<number>): number[] {
	const ids: number[] = []
	let id = 0
	while (id < tree.length) {
		ids.push(id)
		id = open.has(id) ? id + 1 : (tree[id]?.end ?? tree.length)
	}
	return ids
}

/** Counts the root's children that are drawn right of it where both sides are used; the others are left of it. */
export function rightCount(children: number): number {
	return Math.ceil(children / 2)
}

export function takeStep(tree: MapTree, state: MapState, step: MapStep): MapState {
	switch (step.kind) {
		case 'walk':
			return walk(tree, state, step.to)
		case 'toggle':
			return toggle(tree, { ...state, active: step.id }, step.id)
		case 'select':
			return { ...state, active: step.id }
		case 'reveal':
			return { open: openTo(tree, step.id), active: step.id }
		case 'openAll':
			return { ...state, open: new Set(tree.flatMap(({ id, children }) => (children.length > 0 ? [id] : []))) }
		case 'foldAll':
			return { open: firstState(tree).open, active: mainBranch(tree, state.active) }
	}
}

/** Gives the node and all above it, as far as anything hangs on them. */
function openTo(tree: MapTree, id: number): ReadonlySet<number> {
	const path: number[] = []
	for (let at: number | null | undefined = id; typeof at === 'number'; at = tree[at]?.parent) path.push(at)
	return new Set(path.filter((at) => hasBranches(tree, at)))
}

function toggle(tree: MapTree, state: MapState, id: number): MapState {
	if (!hasBranches(tree, id)) return state
	const open = new Set(state.open)
	if (!open.delete(id)) open.add(id)
	return { ...state, open }
}

function walk(tree: MapTree, state: MapState, to: Walk): MapState {
	const { active, open } = state
	if (to === 'toggle') return toggle(tree, state, active)
	if (to === 'inward' && open.has(active)) return toggle(tree, state, active)
	if ((to === 'outward' || to === 'leftward') && !open.has(active)) return toggle(tree, state, active)
	return { ...state, active: aimOf(tree, state, to) ?? active }
}

/** Says where a walk leads that opens and folds nothing; undefined or null where there is nothing. */
function aimOf(tree: MapTree, { active, open }: MapState, to: Walk): number | null | undefined {
	const { parent = null, children = [] } = tree[active] ?? {}
	if (to === 'inward') return parent
	if (to === 'outward') return children[0]
	if (to === 'leftward') return children[rightCount(children.length)]
	const shown = shownIds(tree, open)
	if (to === 'first') return shown[0]
	if (to === 'last') return shown.at(-1)
	return shown[shown.indexOf(active) + (to === 'next' ? 1 : -1)]
}

/** Finds the node itself, or the main branch that it is on. */
function mainBranch(tree: MapTree, id: number): number {
	const node = tree[id]
	// The walk ends below the root, whose id is 0.
	return node?.parent ? mainBranch(tree, node.parent) : id
}
