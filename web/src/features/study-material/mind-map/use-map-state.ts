import { useReducer, useRef } from 'react'
import type { MapTree } from './read-tree.ts'
import { firstState, type MapState, type MapStep, takeStep } from './walk-tree.ts'

/** Which nodes are open and which one is chosen; `last` is what the reader did last, null before anything. */
export function useMapState(tree: MapTree) {
	const last = useRef<MapStep['kind'] | null>(null)
	const [state, step] = useReducer(
		(before: MapState, taken: MapStep) => takeStep(tree, before, taken),
		tree,
		firstState,
	)
	function take(taken: MapStep) {
		last.current = taken.kind
		step(taken)
	}
	return { state, last, take }
}
