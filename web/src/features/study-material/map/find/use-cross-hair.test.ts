import { distanceKilometres } from '@aravalli/shared/study-material/find-place'
import { expect, it } from 'vitest'
import { startOfCrossHair, steppedFrom } from './use-cross-hair.ts'

it.each([
	['right', 1, 0, 20],
	['left', -1, 0, 20],
	['up', 0, -1, 20],
	['down', 0, 1, 5],
] as const)('a step %s is as long on the ground as it is said to be', (_, right, down, kilometres) => {
	const there = steppedFrom(startOfCrossHair, right, down, kilometres)
	expect(distanceKilometres(startOfCrossHair, there)).toBeCloseTo(kilometres, 2)
	expect(Math.sign(there[0] - startOfCrossHair[0])).toBe(right)
	expect(Math.sign(startOfCrossHair[1] - there[1])).toBe(down)
})

it('leads back', () => {
	const there = steppedFrom(steppedFrom(startOfCrossHair, 1, 0, 20), -1, 0, 20)
	expect(there[0]).toBeCloseTo(startOfCrossHair[0], 10)
	expect(there[1]).toBe(startOfCrossHair[1])
})

it('stops at the edges of the sheet', () => {
	expect(steppedFrom([69.05, 30.45], -1, -1, 20)).toEqual([69, 30.5])
	expect(steppedFrom([78.95, 22.75], 1, 1, 20)).toEqual([79, 22.7])
})
