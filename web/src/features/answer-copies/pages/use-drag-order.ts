import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface DragOptions {
	list: RefObject<HTMLElement | null>
	keys: readonly string[]
	onMove(key: string, by: number): void
}

export interface Dragged {
	/** 'dragged' is the page in hand; the others say on which of their sides it would be put. */
	state: 'dragged' | 'before' | 'after' | undefined
	onPointerDown(event: ReactPointerEvent): void
}

interface Drag {
	key: string
	over: string | null
}

/** Moves pages by a handle, with a mouse or a finger. They change their places only when it is let go. */
export function useDragOrder({ list, keys, onMove }: DragOptions): (key: string) => Dragged {
	const [drag, setDrag] = useState<Drag | null>(null)
	const latest = useRef({ keys, onMove })
	useEffect(() => {
		latest.current = { keys, onMove }
	})
	const begin = (key: string, event: ReactPointerEvent) => {
		if (event.button !== 0) return
		event.preventDefault()
		let over: string | null = null
		const ending = new AbortController()
		const end = (isDone: boolean) => {
			ending.abort()
			setDrag(null)
			const places = latest.current.keys
			if (isDone && over !== null) latest.current.onMove(key, places.indexOf(over) - places.indexOf(key))
		}
		const { signal } = ending
		const follow = ({ clientX, clientY }: PointerEvent) => {
			over = keyAt(list.current, clientX, clientY)
			setDrag({ key, over })
			scrollAtEdge(clientY)
		}
		addEventListener('pointermove', follow, { signal })
		addEventListener('pointerup', () => end(true), { signal })
		addEventListener('pointercancel', () => end(false), { signal })
		addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && end(false), { signal })
		setDrag({ key, over: null })
	}
	const stateOf = (key: string): Dragged['state'] => {
		if (!drag) return undefined
		if (drag.key === key) return 'dragged'
		if (drag.over !== key) return undefined
		return keys.indexOf(key) < keys.indexOf(drag.key) ? 'before' : 'after'
	}
	return (key) => ({ state: stateOf(key), onPointerDown: (event) => begin(key, event) })
}

function keyAt(list: HTMLElement | null, x: number, y: number): string | null {
	const tile = document.elementFromPoint(x, y)?.closest('[data-page]')
	return tile && list?.contains(tile) ? tile.getAttribute('data-page') : null
}

const EDGE_PIXELS = 90
const STEP_PIXELS = 14

function scrollAtEdge(y: number): void {
	if (y < EDGE_PIXELS) scrollBy(0, -STEP_PIXELS)
	else if (y > innerHeight - EDGE_PIXELS) scrollBy(0, STEP_PIXELS)
}
