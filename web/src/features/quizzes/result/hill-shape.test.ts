import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hillPath, PEAK_AT, peakHeight } from './hill-shape.ts'

type Point = readonly [number, number]

/** Finds the points through which the ridge goes and those that bend it, in pairs after the first. */
function pointsOf(path: string): { from: Point; curves: Point[][] } {
	const [start = '', ...rest] = path.split(/(?=[CS])/)
	const [, x = '', y = ''] = start.match(/^M(-?\d+) \d+V([\d.]+)$/) ?? []
	const curves = rest.map((part) => {
		const numbers = (part.replace('V100Z', '').match(/-?[\d.]+/g) ?? []).map(Number)
		return Array.from(
			{ length: numbers.length / 2 },
			(_, index): Point => [numbers[2 * index] ?? Number.NaN, numbers[2 * index + 1] ?? Number.NaN],
		)
	})
	return { from: [Number(x), Number(y)], curves }
}

const mix = (t: number, ...values: number[]): number => {
	const [a = 0, b = 0, c = 0, d = 0] = values
	return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3
}

/** Reads the ridge as it is drawn: S bends on from the curve before it. */
function ridge(path: string): Point[] {
	const { from, curves } = pointsOf(path)
	let [start, before] = [from, from]
	return curves.flatMap((points) => {
		const mirrored: Point = [2 * start[0] - before[0], 2 * start[1] - before[1]]
		const [one = from, two = from, end = from] = points.length === 3 ? points : [mirrored, ...points]
		const drawn = Array.from({ length: 51 }, (_, index): Point => {
			const t = index / 50
			return [mix(t, start[0], one[0], two[0], end[0]), mix(t, start[1], one[1], two[1], end[1])]
		})
		start = end
		before = two
		return drawn
	})
}

describe('the hill', () => {
	it.each([100, 83, 80, 60, 59, 20])('reaches %d percent at its peak, and nowhere more', (percent) => {
		const points = ridge(hillPath(percent))
		const highest = points.reduce((one, other) => (other[1] < one[1] ? other : one))
		expect(highest[0]).toBeCloseTo(PEAK_AT, 3)
		expect(100 - highest[1]).toBeCloseTo(percent, 2)
	})

	it('rises to its peak and falls behind it', () => {
		fc.assert(
			fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
				const points = ridge(hillPath(percent))
				for (const [index, [x, y]] of points.entries()) {
					const next = points[index + 1]
					if (!next) continue
					expect(next[0]).toBeGreaterThanOrEqual(x)
					if (next[0] <= PEAK_AT) expect(next[1]).toBeLessThanOrEqual(y + 0.02)
					else expect(next[1]).toBeGreaterThanOrEqual(y - 0.02)
				}
			}),
		)
	})

	it('is there also for nothing, and stays in its box', () => {
		expect(peakHeight(0)).toBe(3)
		expect(peakHeight(120)).toBe(100)
		expect(hillPath(0)).not.toContain('NaN')
	})
})
