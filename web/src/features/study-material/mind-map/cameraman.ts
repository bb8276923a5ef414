/**
 * Moves the drawing in its frame: one layer, by a transform of its own, without anything being rendered anew. Nothing of React is asked
 * while a finger moves it.
 */
import { type Camera, fitted, held, LEAST_TO_READ, type Point, revealing, zoomed } from './camera.ts'
import type { Box, Size } from './lay-out.ts'

export interface Cameraman {
	/** The map has another shape, or the frame has: to be followed by a call that shows it. */
	setScene(map: Box, frame: Size): void
	fit(least?: number): void
	/** Without a point at the middle of the frame. */
	zoom(factor: number, at?: Point): void
	/** @returns how far it could not go up or down, because the map ends there */
	pan(x: number, y: number): number
	/** What has moved on the map by x and y stays where it was in the frame. */
	follow(x: number, y: number): void
	/** A part of the map, or all of it while that can be read and the reader has not moved it. */
	reveal(part: Box, first: Box): void
	/** While it is moved by hand. */
	hold(): void
	release(): void
}

/** @param layer the drawing, whose left upper corner is the frame's; @param frame gets `data-free` while the map is higher than it is */
export function createCameraman(layer: SVGSVGElement, frame: HTMLElement): Cameraman {
	let camera: Camera = { x: 0, y: 0, scale: 1 }
	let map: Box = { x: 0, y: 0, width: 0, height: 0 }
	let size: Size = { width: 0, height: 0 }
	/** False once the reader has moved or zoomed it: then the scale is theirs. */
	let isOurs = true

	function show(next: Camera) {
		camera = next
		layer.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
	}

	function hold() {
		layer.dataset.held = ''
	}

	function release() {
		delete layer.dataset.held
		frame.toggleAttribute('data-free', isHigher())
	}

	const isHigher = () => map.height * camera.scale > size.height

	return {
		hold,
		release,
		setScene(newMap, newFrame) {
			map = newMap
			size = newFrame
		},
		fit(least) {
			isOurs = true
			show(fitted(map, size, least))
			release()
		},
		zoom(factor, at = { x: size.width / 2, y: size.height / 2 }) {
			isOurs = false
			show(zoomed(camera, factor, at, map, size))
			if (layer.dataset.held === undefined) release()
		},
		pan(x, y) {
			isOurs = false
			const wanted = camera.y + y
			show(held({ ...camera, x: camera.x + x, y: wanted }, map, size))
			return wanted - camera.y
		},
		follow(x, y) {
			show(held({ ...camera, x: camera.x - x * camera.scale, y: camera.y - y * camera.scale }, map, size))
		},
		reveal(part, first) {
			const whole = fitted(map, size)
			show(isOurs && whole.scale >= LEAST_TO_READ ? whole : revealing(camera, part, first, map, size))
			release()
		},
	}
}
