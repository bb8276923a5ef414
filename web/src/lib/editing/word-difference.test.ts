import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

const shown = (text: string, other: string) =>
	wordDifference(text, other)
		.map((piece) => (piece.isOwn ? `[${piece.text}]` : piece.text))
		.join('')

describe('the difference of two texts', () => {
	it.each([
		['the Governor is head', 'the Governor is head', 'the Governor is head'],
		['the Governor is head', 'the Speaker is head', 'the[ Governor] is head'],
		['a b c', 'a c', 'a[ b] c'],
		['a c', 'a b c', 'a c'],
		['', 'a', ''],
		['a', '', '[a]'],
		['1. one\n2. two', '1. one\n2. three', '1. one\n2.[ two]'],
		['राज्यपाल प्रमुख है।', 'राज्यपाल संवैधानिक प्रमुख है।', 'राज्यपाल प्रमुख है।'],
	])('%j beside %j', (text, other, expected) => expect(shown(text, other)).toBe(expected))

	const words = fc
		.array(fc.constantFrom('a', 'b', 'c', 'कख', ' ', '\n', '  '), { maxLength: 30 })
		.map((w) => w.join(''))

	it('gives the text back, and nothing of its own where both are equal', () => {
		fc.assert(
			fc.property(words, words, (text, other) => {
				const pieces = wordDifference(text, other)
				expect(pieces.map((piece) => piece.text).join('')).toBe(text)
				if (text === other) expect(pieces.some(({ isOwn }) => isOwn)).toBe(false)
			}),
		)
	})

	it('is found in time for the longest texts', () => {
		const long = (seed: number) => Array.from({ length: 1900 }, (_, index) => `w${(index * seed) % 97}`).join(' ')
		const startedAt = Date.now()
		wordDifference(long(3), long(5))
		wordDifference('x '.repeat(7500), 'y '.repeat(7500))
		expect(Date.now() - startedAt).toBeLessThan(1500)
	})
})
