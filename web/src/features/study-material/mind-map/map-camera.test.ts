import { describe, expect, it } from 'vitest'
import { zoomed } from '../canvas/camera.ts'
import { fitted, RIM, revealing, sceneOf } from './map-camera.ts'

const frame = { width: 300, height: 500 }
/** The map is, with the rim around it, twice as wide as the frame, and half as high. */
const wide = { x: 0, y: -125 + RIM, width: 600 - 2 * RIM, height: 250 - 2 * RIM }
const tiny = { x: -50, y: -50, width: 100, height: 100 }
const shown = ({ x, y }: { x: number; y: number }, camera: { x: number; y: number; scale: number }) => ({
	x: x * camera.scale + camera.x,
	y: y * camera.scale + camera.y,
})

describe('a fitted camera', () => {
	it('shows all of the map, in the middle', () => {
		const camera = fitted(wide, frame)
		expect(camera.scale).toBe(0.5)
		expect(shown(wide, camera)).toEqual({ x: RIM / 2, y: 250 - wide.height / 4 })
	})

	it('makes a small map hardly larger', () => {
		const camera = fitted(tiny, frame)
		expect(camera).toEqual({ scale: 1.15, x: 150, y: 250 })
	})

	it('may keep letters readable instead', () => {
		expect(fitted(wide, frame, 0.8).scale).toBe(0.8)
	})
})

describe('zooming', () => {
	it('has an end in both directions', () => {
		const camera = { x: 0, y: 0, scale: 1 }
		const at = { x: 0, y: 0 }
		expect(zoomed(camera, 100, at, sceneOf(wide, frame)).scale).toBe(2.5)
		expect(zoomed(camera, 0.001, at, sceneOf(wide, frame)).scale).toBe(0.5)
		const huge = { x: 0, y: 0, width: 3000 - 2 * RIM, height: 100 }
		expect(zoomed(camera, 0.001, at, sceneOf(huge, frame)).scale).toBe(0.1)
	})
})

describe('revealing', () => {
	const camera = { x: RIM, y: 250, scale: 1 }

	it('moves nothing that is in the frame already', () => {
		const part = { x: 50, y: -20, width: 100, height: 40 }
		expect(revealing(camera, part, part, wide, frame)).toEqual(camera)
	})

	it('moves as little as is needed', () => {
		const part = { x: 300, y: -20, width: 100, height: 40 }
		expect(revealing(camera, part, part, wide, frame).x).toBe(300 - 400 - RIM)
		const back = revealing({ ...camera, x: -200 }, { ...part, x: 50 }, { ...part, x: 50 }, wide, frame)
		expect(back.x).toBe(RIM - 50)
	})

	it('makes a part smaller that is too wide, and keeps the node itself in the frame', () => {
		const part = { x: 100, y: -20, width: 320, height: 40 }
		const first = { x: 100, y: -20, width: 100, height: 40 }
		const small = revealing(camera, part, first, wide, frame)
		expect(small.scale).toBeCloseTo(300 / (320 + 2 * RIM))
		const wider = revealing(camera, { ...part, width: 460 }, first, wide, frame)
		expect(wider.scale).toBe(0.8)
		expect(shown(first, wider).x).toBeGreaterThanOrEqual(RIM - 0.001)
	})

	it('leaves the scale to a reader who has made the map larger', () => {
		const part = { x: 0, y: -20, width: 400, height: 40 }
		expect(revealing({ ...camera, scale: 2 }, part, part, wide, frame).scale).toBe(2)
	})
})
