import { describe, expect, it } from 'vitest'
import { pickIds } from './pick-ids.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const none = () => {
	throw new Error('no chance')
}
const pick = (attempts: Record<string, string>, count: number) =>
	pickIds({ ids, count, attempts: new Map(Object.entries(attempts)), chance: none })

describe('of somebody who is known', () => {
	it.each([
		[{}, 2, 'ab'],
		[{ a: '2026-11-01' }, 2, 'bc'],
		[{ a: '2026-11-01', c: '2026-11-02', e: '2026-10-01' }, 2, 'bd'],
		[{ a: '2026-11-03', b: '2026-11-01', c: '2026-11-02', d: '2026-11-04' }, 3, 'bce'],
		[{ a: '2026-11-03', b: '2026-11-01', c: '2026-11-02', d: '2026-11-04', e: '2026-11-05' }, 2, 'bc'],
		[{ gone: '2026-11-01' }, 5, 'abcde'],
		[{ a: '2026-11-01' }, 200, 'abcde'],
	])('what was attempted as %j: of %d in the order of the list %s', (attempts, count, picked) => {
		expect(pick(attempts, count).join('')).toBe(picked)
	})
})

describe('of somebody who is not known', () => {
	it('chance decides, and each question has the same', () => {
		const chances = [0.5, 0.9, 0.1, 0.3, 0.7]
		const chance = () => chances.shift() ?? 0
		expect(pickIds({ ids, count: 3, attempts: null, chance })).toEqual(['a', 'c', 'd'])
		const counts = new Map(ids.map((id) => [id, 0]))
		for (let round = 0; round < 2_000; round += 1)
			for (const id of pickIds({ ids, count: 2, attempts: null, chance: Math.random }))
				counts.set(id, (counts.get(id) ?? 0) + 1)
		for (const count of counts.values()) expect(Math.abs(count - 800)).toBeLessThan(150)
	})
})

it('an empty list gives nothing', () => {
	expect(pickIds({ ids: [], count: 10, attempts: null, chance: none })).toEqual([])
})
