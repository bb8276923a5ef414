import { describe, expect, it } from 'vitest'
import { todaysPaper } from '../routine-paper.ts'
import { placeOfToday } from './today.ts'

const at = (day: string) => new Date(`${day}T06:00:00Z`)

describe('the paper of today', () => {
	it.each([
		['2026-11-23', 'GS_PAPER_1'],
		['2026-11-24', 'GS_PAPER_2'],
		['2026-11-25', 'GS_PAPER_3'],
		['2026-11-26', 'GS_PAPER_4'],
		['2026-11-27', 'ESSAY'],
		['2026-11-28', 'MONTHLY_CONSOLIDATIONS'],
		['2026-11-29', 'MONTHLY_CONSOLIDATIONS'],
	])('on %s is %s', (day, paper) => expect(todaysPaper(at(day))).toBe(paper))

	it('changes at midnight in India', () => {
		expect(todaysPaper(new Date('2026-11-22T18:29:59Z'))).toBe('MONTHLY_CONSOLIDATIONS')
		expect(todaysPaper(new Date('2026-11-22T18:30:00Z'))).toBe('GS_PAPER_1')
	})
})

describe('the question of today', () => {
	it('is the newest for a week', () => {
		expect(placeOfToday('2026-11-20', 8, at('2026-11-20'))).toBe(0)
		expect(placeOfToday('2026-11-20', 8, at('2026-11-26'))).toBe(0)
		expect(placeOfToday('2026-11-20', 8, at('2026-11-27'))).not.toBe(0)
	})

	it('is another each week where nothing new comes, the same from Monday to Sunday, and none is left out', () => {
		const places = Array.from({ length: 8 }, (_, week) => {
			const monday = Date.parse('2027-02-01T06:00:00Z') + week * 7 * 86_400_000
			const days = [0, 3, 6].map((day) => placeOfToday('2026-11-20', 8, new Date(monday + day * 86_400_000)))
			expect(new Set(days).size).toBe(1)
			return days[0]
		})
		expect(new Set(places).size).toBe(8)
	})

	it('is the first where there is none', () => expect(placeOfToday(null, 0, at('2026-11-20'))).toBe(0))
})
