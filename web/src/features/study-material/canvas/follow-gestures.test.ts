import { expect, it } from 'vitest'
import { zoomOf } from './follow-gestures.ts'

const pixels = (deltaY: number) => zoomOf({ deltaY, deltaMode: 0 })

it('zooms nearer as the wheel goes up, and as far back as it goes down', () => {
	expect(pixels(-100)).toBeGreaterThan(1.2)
	expect(pixels(100)).toBeCloseTo(1 / pixels(-100), 9)
})

it('follows the few pixels of a touchpad, and a fast wheel further', () => {
	expect(pixels(-6)).toBeGreaterThan(1.02)
	expect(pixels(-800)).toBeGreaterThan(pixels(-400))
})

it('takes a line of the wheel as many pixels', () => {
	expect(zoomOf({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(pixels(-96), 9)
})
