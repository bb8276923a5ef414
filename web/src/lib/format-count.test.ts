import { describe, expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

describe('numbers', () => {
	it.each([
		[0, '0'],
		[999, '999'],
		[1284, '1,284'],
		[100_000, '1,00,000'],
		[123_456_789, '12,34,56,789'],
	])('groups %d as %s', (count, text) => {
		expect(formatCount(count)).toBe(text)
	})
})
