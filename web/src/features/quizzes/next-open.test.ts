import { expect, it } from 'vitest'
import { nextOpen } from './next-open.ts'

it.each([
	['abcd', 'bcd', 'a', 'b'],
	['abcd', 'ad', 'b', 'd'],
	['abcd', 'ab', 'c', 'a'],
	['abcd', 'abcd', 'd', 'a'],
	['abcd', 'c', 'c', undefined],
	['abcd', '', 'a', undefined],
])('of %s, of which %s are open, the one after %s is %s', (all, open, from, next) => {
	expect(nextOpen([...all], [...open], from)).toBe(next)
})
