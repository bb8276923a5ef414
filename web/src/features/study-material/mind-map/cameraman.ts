import { type Box, type Camera, middleOf, type Point, panned, type Size, zoomed } from '../canvas/camera.ts'
import type { Surface } from '../canvas/follow-fingers.ts'
import { fitted, LEAST_TO_READ, RIM, revealing, sceneOf } from './map-camera.ts'
import { CALM, isCalm } from './move-calmly.ts'

/**
 * Moves the drawing in its frame: one layer, by a transform of its own, without anything being rendered anew. Nothing of React is asked
 * while a finger moves it.
 *
 * The drawing is a box of the map's own size: one whose content lies outside of it has to be put together anew for each step, which took
 * a slow phone ten times as long.
 */

export interface Cameraman extends Surface {
	/** The map has another shape, or the frame has. Like the next ones it is to be followed by `show`. */
	setScene(map: Box, frame: Size): void
	fit(least?: number): void
	/** Zooms at the middle of the frame. */
	zoomBy(factor: number): void
	/** Keeps a node that has moved on the map by x and y where it was in the frame. */
	follow(x: number, y: number): void
	/** Brings a part of the map into the frame, or all of it while that can be read and the reader has not moved it. */
	reveal(part: Box, first: Box): void
	/** @param atOnce without gliding there */
	show: (atOnce?: boolean) => void
}

/** @param layer the drawing, whose left upper corner is the frame's; @param frame gets `data-free` while the map is higher than it is */
export function createCameraman(layer: SVGSVGElement, frame: HTMLElement): Cameraman {
	let camera: Camera = { x: 0, y: 0, scale: 1 }
	let shown = camera
	let map: Box = { x: 0, y: 0, width: 0, height: 0 }
	let size: Size = { width: 0, height: 0 }
	let isHeld = false
	/** It is false once the reader has moved or zoomed it: then the scale is theirs. */
	let isOurs = true

	const transform = ({ x, y, scale }: Camera) =>
		`translate(${x + (map.x - RIM) * scale}px, ${y + (map.y - RIM) * scale}px) scale(${scale})`

	function show(atOnce = false) {
		layer.style.transform = transform(camera)
		if (!atOnce && !isHeld && isCalm(layer)) layer.animate({ transform: [transform(shown), transform(camera)] }, CALM)
		shown = camera
		if (!isHeld) frame.toggleAttribute('data-free', map.height * camera.scale > size.height)
	}

	function zoom(factor: number, at: Point) {
		isOurs = false
		camera = zoomed(camera, factor, at, sceneOf(map, size))
	}

	return {
		show,
		setScene(newMap, newFrame) {
			map = newMap
			size = newFrame
		},
		fit(least) {
			isOurs = true
			camera = fitted(map, size, least)
		},
		zoom,
		zoomBy: (factor) => zoom(factor, middleOf(size)),
		pan(x, y) {
			isOurs = false
			const wanted = camera.y + y
			camera = panned(camera, x, y, sceneOf(map, size))
			return wanted - camera.y
		},
		follow(x, y) {
			camera = panned(camera, -x * camera.scale, -y * camera.scale, sceneOf(map, size))
		},
		reveal(part, first) {
			const whole = fitted(map, size)
			camera = isOurs && whole.scale >= LEAST_TO_READ ? whole : revealing(camera, part, first, map, size)
		},
		hold() {
			isHeld = true
			layer.dataset.held = ''
		},
		release() {
			isHeld = false
			delete layer.dataset.held
			show(true)
		},
	}
}
