import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('writes a day in both languages with the same digits', () => {
	expect(formatDay('2026-11-08', 'english')).toBe('8 Nov 2026')
	expect(formatDay('2026-11-08', 'hindi')).toBe('8 नवंबर 2026')
})
