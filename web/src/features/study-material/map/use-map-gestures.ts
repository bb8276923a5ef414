import { useEffect, useRef } from 'react'
import { type Point, pointAt } from '../canvas/camera.ts'
import type { Surface } from '../canvas/follow-fingers.ts'
import { followGestures } from '../canvas/follow-gestures.ts'
import { pannedSheet, zoomedSheet } from './map-window.ts'
import { type SheetPoint, sheetWidth } from './projection.ts'
import type { MapMover } from './use-map-window.ts'

interface Gestures {
	/** Is called for a press without a movement. */
	onTap: (point: SheetPoint) => void
	/** Tells whether there is something to press under the mouse. */
	isOver: (point: SheetPoint) => boolean
}

/** Moves, zooms and presses the map by hand. One finger moves it only when it is nearer than the whole sheet. */
export function useMapGestures(mover: MapMover, gestures: Gestures): void {
	const latest = useRef(gestures)
	useEffect(() => {
		latest.current = gestures
	})
	const { frame: frameRef } = mover
	useEffect(() => {
		const { current: frame } = frameRef
		if (!frame) return
		const stop = followGestures(frame, surfaceOf(frame, mover, latest))
		function move(event: PointerEvent) {
			if (!frame || event.pointerType !== 'mouse' || event.buttons > 0) return
			const { left, top, width } = frame.getBoundingClientRect()
			const at = { x: event.clientX - left, y: event.clientY - top }
			// The mouse becomes a hand over what can be pressed.
			frame.toggleAttribute('data-over', latest.current.isOver(onSheetAt(mover, at, width)))
		}
		frame.addEventListener('pointermove', move)
		return () => {
			stop()
			frame.removeEventListener('pointermove', move)
		}
	}, [frameRef, mover])
}

function surfaceOf(frame: HTMLElement, mover: MapMover, latest: { current: Gestures }): Surface {
	let unit = 1
	return {
		hold() {
			unit = sheetWidth / frame.clientWidth
			mover.stop()
		},
		pan(x, y) {
			const wanted = mover.current().y + y * unit
			mover.put(pannedSheet(mover.current(), x * unit, y * unit))
			return (wanted - mover.current().y) / unit
		},
		zoom: (factor, { x, y }) => mover.put(zoomedSheet(mover.current(), factor, { x: x * unit, y: y * unit })),
		// Each movement has been put there already.
		show: () => undefined,
		release: mover.settle,
		tap: (at) => latest.current.onTap(onSheetAt(mover, at, frame.clientWidth)),
	}
}

/** Finds the point of the sheet that lies at a point of the frame. */
function onSheetAt(mover: MapMover, { x, y }: Point, width: number): SheetPoint {
	const unit = sheetWidth / width
	const point = pointAt(mover.current(), { x: x * unit, y: y * unit })
	return [point.x, point.y]
}
