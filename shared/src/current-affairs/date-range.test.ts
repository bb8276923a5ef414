import { describe, expect, it } from 'vitest'
import { type DateFilter, isDay, monthRange, readRange } from './date-range.ts'

const rangeOf = (date: DateFilter, today: string) => readRange({ date }, today).range

describe('the days of a filter', () => {
	it.each([
		['today', '2026-11-23', '2026-11-23', '2026-11-23'],
		['yesterday', '2026-11-23', '2026-11-22', '2026-11-22'],
		['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
		['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
		['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
		['thisWeek', '2026-11-25', '2026-11-23', '2026-11-29'],
		['thisMonth', '2026-11-23', '2026-11-01', '2026-11-30'],
		['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
		['lastMonth', '2026-11-23', '2026-10-01', '2026-10-31'],
		['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
		['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
	] as const)('%s on %s are %s to %s', (date, today, from, to) => {
		expect(rangeOf(date, today)).toEqual({ from, to })
	})

	it('are all without a filter', () => {
		expect(readRange({ date: 'all', start: 'x' }, '2026-11-23')).toEqual({ range: null, problems: [] })
	})
})

describe('a custom range', () => {
	const read = (start?: string, end?: string) => readRange({ date: 'custom', start, end }, '2026-11-23')

	it('has both of its ends', () => {
		expect(read('2026-10-01', '2026-10-01').range).toEqual({ from: '2026-10-01', to: '2026-10-01' })
		expect(read('2026-10-01', '2026-11-05').range).toEqual({ from: '2026-10-01', to: '2026-11-05' })
	})

	it('says at which field what is wrong', () => {
		expect(read().problems).toEqual([
			{ path: 'start', code: 'start-required' },
			{ path: 'end', code: 'end-required' },
		])
		expect(read('2026-02-30', '2026-3-1').problems).toEqual([
			{ path: 'start', code: 'date-invalid' },
			{ path: 'end', code: 'date-invalid' },
		])
		expect(read('2026-10-02', '2026-10-01').problems).toEqual([{ path: 'end', code: 'end-before-start' }])
		expect(read('2026-10-02', '').problems).toEqual([{ path: 'end', code: 'end-required' }])
	})
})

describe('a day', () => {
	it.each([
		'2026-02-29',
		'2026-13-01',
		'2026-00-10',
		'0026-01-01',
		'2026-1-01',
		'20261-01-01',
		'',
		'today',
		'2026-01-01T00:00',
	])('is not %j', (text) => expect(isDay(text)).toBe(false))

	it.each(['2028-02-29', '1999-12-31', '2026-04-30'])('is %s', (text) => expect(isDay(text)).toBe(true))
})

it('a month ends with its last day', () => {
	expect(['2026-02', '2026-04', '2026-12'].map((month) => monthRange(month).to)).toEqual([
		'2026-02-28',
		'2026-04-30',
		'2026-12-31',
	])
})
