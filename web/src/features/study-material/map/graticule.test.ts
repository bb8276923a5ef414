import { expect, it } from 'vitest'
import { graticulePath, meridians, parallels, scaleBar, tropicPath } from './graticule.ts'

it('has a line for every second degree of the sheet', () => {
	expect(meridians).toEqual([70, 72, 74, 76, 78])
	expect(parallels).toEqual([24, 26, 28, 30])
	expect(graticulePath.match(/M/g)).toHaveLength(9)
})

it('has the tropic in the south of the State, above Banswara', () => {
	expect(tropicPath).toBe('M0 706.7L894.2 706.7')
})

it.each([
	[1, 200, 0.2011],
	[2, 100, 0.2011],
	[4, 50, 0.2011],
	[12, 20, 0.2414],
])('at zoom %d the scale is %i km', (zoom, kilometres, share) => {
	expect(scaleBar(zoom)).toEqual({ kilometres, share: expect.closeTo(share, 3) })
})

it('is never wider than its part of the window', () => {
	for (let zoom = 1; zoom <= 12; zoom += 0.1) expect(scaleBar(zoom).share).toBeLessThanOrEqual(0.27)
})
