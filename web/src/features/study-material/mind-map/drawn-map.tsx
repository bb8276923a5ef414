import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useEffect, useReducer, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { hasModifier, zoomToolOf } from '../canvas/zoom-keys.ts'
import colours from './branch-colours.module.css'
import css from './drawn-map.module.css'
import { FirstPictures } from './first-drawing.tsx'
import { MapBranch } from './map-branch.tsx'
import { RIM } from './map-camera.ts'
import { MapCaption } from './map-caption.tsx'
import { MapShell, type MapTool } from './map-shell.tsx'
import { messages as mindMapMessages } from './messages.en.ts'
import { MOST_IN_MOTION } from './move-calmly.ts'
import type { MapTree } from './read-tree.ts'
import { TreeItem } from './tree-items.tsx'
import { useCameraman } from './use-cameraman.ts'
import { type Drawing, useLayout } from './use-layout.ts'
import { firstState, type MapState, type MapStep, type Place, takeStep, walkOfKey } from './walk-tree.ts'

/**
 * Knows which nodes are open and which one is chosen; `last` is what the reader did last, null before anything.
 *
 * @param written is the node in which an editor writes
 */
function useMapState(tree: MapTree, written: number | undefined) {
	const last = useRef<MapStep['kind'] | null>(null)
	const [state, step] = useReducer(
		(before: MapState, taken: MapStep) => takeStep(tree, before, taken),
		tree,
		firstState,
	)
	const take = useCallback((taken: MapStep) => {
		last.current = taken.kind
		step(taken)
	}, [])
	const form = written === undefined ? null : tree.map(({ level }) => level).join(' ')
	useEffect(() => {
		// A node stays where it is until the form changes.
		if (written !== undefined && form !== null) take({ kind: 'reveal', id: written })
	}, [written, form, take])
	return { state, last, take }
}

export interface DrawnMapProps {
	tree: MapTree
	lang: string | undefined
	/** Is the id of the heading. */
	labelledBy: string
	/** Is the node in which an editor writes. */
	written?: number
	/** Is told which node was pressed. */
	onPress?: (id: number) => void
}

const STEP = 1.3

/** Shows the map as it is drawn, with what moves it. */
export function DrawnMap({ tree, lang, labelledBy, written, onPress }: DrawnMapProps) {
	const m = useMessages(mindMapMessages)
	const frame = useRef<HTMLDivElement>(null)
	const layer = useRef<SVGSVGElement>(null)
	const { state, last, take } = useMapState(tree, written)
	const drawing = useLayout(tree, state.open, frame)
	const cameraman = useCameraman({ frame, layer, drawing, state, last, tree })

	function applyTool(tool: MapTool) {
		if (tool === 'openAll' || tool === 'foldAll') take({ kind: tool })
		else if (tool === 'fit') cameraman.current?.fit()
		else cameraman.current?.zoomBy(tool === 'zoomIn' ? STEP : 1 / STEP)
		cameraman.current?.show()
	}

	function press(event: MouseEvent) {
		const id = nodeAt(event.target)
		if (id === null) return
		take({ kind: 'toggle', id })
		onPress?.(id)
	}

	/** Follows also what a screen reader focuses, but not what the map itself has focused. */
	function followFocus(event: FocusEvent) {
		const id = nodeAt(event.target)
		if (id !== null && id !== state.active) take({ kind: 'select', id })
	}

	function followKey(event: KeyboardEvent) {
		if (hasModifier(event)) return
		const to = walkOfKey(event.key, placeOf(state.active))
		const tool = zoomToolOf(event)
		if (to) take({ kind: 'walk', to })
		else if (tool) applyTool(tool)
		else return
		event.preventDefault()
	}

	function placeOf(id: number): Place {
		if (id === 0) return drawing?.hasTwoSides ? 'root-between' : 'root'
		return drawing?.layout.places.get(id)?.isLeft ? 'left' : 'right'
	}

	return (
		<MapShell
			onTool={applyTool}
			frame={frame}
			caption={last.current ? <MapCaption tree={tree} state={state} lang={lang} /> : undefined}
		>
			<p id={`${labelledBy}-keys`} hidden>
				{m.keys}
			</p>
			{/* The server's drawing stands until this one has been measured. */}
			{!drawing && <FirstPictures tree={tree} lang={lang} />}
			<svg
				ref={layer}
				className={`${css.layer} ${colours.branches}`}
				{...boxOf(drawing)}
				role="none"
				lang={lang}
				data-used={last.current !== null || undefined}
				data-calm={(drawing && drawing.layout.places.size <= MOST_IN_MOTION) || undefined}
			>
				<g
					role="tree"
					aria-labelledby={labelledBy}
					aria-describedby={`${labelledBy}-keys`}
					onClick={press}
					onFocus={followFocus}
					onKeyDown={followKey}
				>
					{drawing && <TreeItem id={0} tree={tree} layout={drawing.layout} state={state} />}
				</g>
				<g className={css.drawing} aria-hidden="true">
					{drawing && <MapBranch id={0} tree={tree} drawing={drawing} state={state} />}
				</g>
			</svg>
		</MapShell>
	)
}

/** Makes a box as large as the map and what stands out from its nodes. */
function boxOf(drawing: Drawing | null) {
	if (!drawing) return { width: 0, height: 0 }
	const { x, y, width, height } = drawing.layout.bounds
	const [wide, high] = [width + 2 * RIM, height + 2 * RIM]
	return { width: wide, height: high, viewBox: `${x - RIM} ${y - RIM} ${wide} ${high}` }
}

function nodeAt(target: EventTarget): number | null {
	const node = target instanceof Element ? target.closest('[data-node]') : null
	return node ? Number(node.getAttribute('data-node')) : null
}
