import { describe, expect, it } from 'vitest'
import { wrapLabel } from './wrap-label.ts'

/** Each sign, with its matras, is one wide. */
const measure = (words: string) => [...new Intl.Segmenter('hi').segment(words)].length
const lines = (label: string, most: number) => wrapLabel(label, most, measure).lines

describe('the lines of a label', () => {
	it('are one where there is room', () => {
		expect(wrapLabel('Uprising of 1857', 16, measure)).toEqual({
			lines: ['Uprising of 1857'],
			width: 16,
			lastWidth: 16,
		})
	})

	it('are as few as possible, and even', () => {
		expect(lines('Revolutionaries and early awakening', 30)).toEqual(['Revolutionaries and', 'early awakening'])
		expect(wrapLabel('one two three four', 14, measure)).toEqual({
			lines: ['one two', 'three four'],
			width: 10,
			lastWidth: 10,
		})
	})

	it('break a word that is too long between whole signs', () => {
		expect(lines('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij'])
		expect(lines('किंकर्तव्यविमूढ़', 3).join('')).toBe('किंकर्तव्यविमूढ़')
		for (const line of lines('किंकर्तव्यविमूढ़', 2)) expect(line).not.toMatch(/^[ा-्]/)
	})

	it('are one empty line for a label without words', () => {
		expect(wrapLabel('  ', 5, measure)).toEqual({ lines: [''], width: 0, lastWidth: 0 })
	})
})
