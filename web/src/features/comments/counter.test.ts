import { expect, it } from 'vitest'
import { counterWords } from './counter.ts'

it.each([
	[0, 1000, 'plenty'],
	[899, 1000, 'plenty'],
	[900, 1000, 100],
	[949, 1000, 100],
	[950, 1000, 50],
	[995, 1000, 10],
	[999, 1000, 10],
	[1000, 1000, 0],
	[1001, 1000, 'too-many'],
	[449, 500, 'plenty'],
	[450, 500, 50],
	[501, 500, 'too-many'],
] as const)('puts %d of %d characters into words: %s', (length, max, words) => {
	expect(counterWords(length, max)).toBe(words)
})
