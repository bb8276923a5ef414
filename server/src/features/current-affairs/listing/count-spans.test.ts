import { addDays, monthRange } from '@aravalli/shared/current-affairs/date-range'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSpans } from './count-spans.ts'

describe('the counts of a range', () => {
	it.each([
		['a day', '2026-11-14', '2026-11-14', null, [['2026-11-14', '2026-11-14']]],
		['a whole month', '2026-11-01', '2026-11-30', ['2026-11-01', '2026-11-01'], []],
		['the end of one and the beginning of the next', '2026-10-20', '2026-11-10', null, [['2026-10-20', '2026-11-10']]],
		[
			'months with both ends',
			'2026-09-15',
			'2026-12-02',
			['2026-10-01', '2026-11-01'],
			[
				['2026-09-15', '2026-09-30'],
				['2026-12-01', '2026-12-02'],
			],
		],
		['whole months only', '2025-12-01', '2026-02-28', ['2025-12-01', '2026-02-01'], []],
	] as const)('are, for %s, months and days', (_, from, to, months, days) => {
		const spans = countSpans({ from, to })
		expect(spans.months && [spans.months.from, spans.months.to]).toEqual(months)
		expect(spans.days.map((range) => [range.from, range.to])).toEqual(days)
	})

	it('hold each day once, whatever the range', () => {
		const aDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days))
		fc.assert(
			fc.property(aDay, aDay, (first, second) => {
				const [from = '', to = ''] = [first, second].sort()
				const { months, days } = countSpans({ from, to })
				const whole = months ? [{ from: months.from, to: monthRange(months.to.slice(0, 7)).to }] : []
				const held = [...whole, ...days].flatMap(allDays).sort()
				expect(held).toEqual(allDays({ from, to }))
			}),
		)
	})
})

function allDays({ from, to }: { from: string; to: string }): string[] {
	const days = []
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
	return days
}
