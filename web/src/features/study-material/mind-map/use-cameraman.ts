import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Box } from '../canvas/camera.ts'
import { followGestures } from '../canvas/follow-gestures.ts'
import { type Cameraman, createCameraman } from './cameraman.ts'
import { boxAround, type MapLayout } from './lay-out.ts'
import { moveCalmly } from './move-calmly.ts'
import type { MapTree } from './read-tree.ts'
import type { Drawing } from './use-layout.ts'
import type { MapState, MapStep } from './walk-tree.ts'

interface Scene {
	frame: RefObject<HTMLElement | null>
	layer: RefObject<SVGSVGElement | null>
	drawing: Drawing | null
	tree: MapTree
	state: MapState
	last: RefObject<MapStep['kind'] | null>
}

/** All of a large map would be too small to read. */
const LEAST_OF_ALL = 0.6

/** Shows the right part of the map: all of it at first, then what the reader has come to. */
export function useCameraman({ frame, layer, drawing, tree, state, last }: Scene): RefObject<Cameraman | null> {
	const cameraman = useRef<Cameraman>(null)
	const before = useRef<Drawing>(null)
	const isDrawn = drawing !== null
	const { active } = state

	useLayoutEffect(() => {
		if (!isDrawn || !frame.current || !layer.current) return
		cameraman.current = createCameraman(layer.current, frame.current)
		return followGestures(frame.current, cameraman.current)
	}, [frame, layer, isDrawn])

	useLayoutEffect(() => {
		if (!drawing || !cameraman.current) return
		const { current: old } = before
		before.current = drawing
		const isPressed = last.current === 'select' && !layer.current?.querySelector(':focus-visible')
		film(cameraman.current, { old, drawing, tree, active, last: last.current, isPressed })
		if (layer.current && old?.setting === drawing.setting) {
			moveCalmly(layer.current, tree, old.layout, drawing.layout)
		}
	}, [layer, drawing, tree, active, last])

	useLayoutEffect(() => {
		// The focus follows each step, also one that leads nowhere else.
		const { active: reached } = state
		if (last.current === 'walk' || last.current === 'toggle') focusNode(layer.current, reached, frame.current)
	}, [state, last, layer, frame])

	return cameraman
}

interface Take {
	/** The reader saw this before. */
	old: Drawing | null
	drawing: Drawing
	tree: MapTree
	active: number
	last: MapStep['kind'] | null
	/** A finger or the mouse has only just come down on a node, which must not be moved away from it. */
	isPressed: boolean
}

function film(man: Cameraman, { old, drawing, tree, active, last, isPressed }: Take) {
	const { layout, frame, setting } = drawing
	man.setScene(layout.bounds, frame)
	if (old?.frame.width !== frame.width || old.setting.rem !== setting.rem || last === 'foldAll') {
		man.fit()
		man.show(last !== 'foldAll')
		return
	}
	if (last === 'openAll') man.fit(LEAST_OF_ALL)
	else man.follow(...shift(old.layout, layout, active))
	const shown = layout.places.get(active)
	if (shown && !isPressed) man.reveal(withBranches(tree, layout, active), shown)
	man.show()
}

/** Says how far a node has moved on the map. */
function shift(from: MapLayout, to: MapLayout, id: number): [number, number] {
	const [old, now] = [from.places.get(id), to.places.get(id)]
	return old && now ? [now.x - old.x, now.y + now.height / 2 - old.y - old.height / 2] : [0, 0]
}

function withBranches(tree: MapTree, { places }: MapLayout, id: number): Box {
	const ids = [id, ...(tree[id]?.children ?? [])]
	return boxAround(ids.flatMap((one) => places.get(one) ?? []))
}

function focusNode(layer: SVGSVGElement | null, id: number, frame: HTMLElement | null) {
	const node = layer?.querySelector<SVGElement>(`[data-node="${id}"]`)
	if (!node || node === document.activeElement) return
	node.focus({ preventScroll: true })
	frame?.scrollIntoView({ block: 'nearest' })
}
