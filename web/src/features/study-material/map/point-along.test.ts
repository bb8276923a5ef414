import { expect, it } from 'vitest'
import { pointAlong } from './point-along.ts'
import type { SheetPoint } from './projection.ts'

const corner: SheetPoint[] = [
	[0, 0],
	[0, 0],
	[10, 0],
	[10, 30],
]

it.each([
	[0, [0, 0]],
	[0.25, [10, 0]],
	[0.125, [5, 0]],
	[0.5, [10, 10]],
	[1, [10, 30]],
])('at %d of the way', (share, point) => expect(pointAlong(corner, share)).toEqual(point))

it('is where a line without length lies', () => {
	expect(pointAlong([[3, 4]], 0.5)).toEqual([3, 4])
	expect(
		pointAlong(
			[
				[3, 4],
				[3, 4],
			],
			0.5,
		),
	).toEqual([3, 4])
	expect(pointAlong([], 0.5)).toEqual([0, 0])
})
