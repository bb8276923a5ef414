import { describe, expect, it } from 'vitest'
import { formatCount, formatDay } from './format.ts'

describe('days and numbers', () => {
	it('writes a day in both languages with the same digits', () => {
		expect(formatDay('2026-11-08', 'english')).toBe('8 Nov 2026')
		expect(formatDay('2026-11-08', 'hindi')).toBe('8 नवंबर 2026')
	})

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
