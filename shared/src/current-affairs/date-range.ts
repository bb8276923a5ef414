/**
 * Decides which days a date filter means. Days are India's, weeks begin on Monday, and both ends of a range are in it.
 *
 * Pure, with the day passed in: the server asks it before it reads, the page before it asks the server.
 */
import { addDays } from '../india-time.ts'

export const dateFilters = ['all', 'today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth', 'custom'] as const

export type DateFilter = (typeof dateFilters)[number]

/** Both are written as 'YYYY-MM-DD', and both are included. */
export interface DayRange {
	from: string
	to: string
}

export interface DateChoice {
	date: DateFilter
	/** The dates come as they were given, for `custom` alone. */
	start?: string | undefined
	end?: string | undefined
}

export interface RangeProblem {
	path: 'start' | 'end'
	code: 'start-required' | 'end-required' | 'date-invalid' | 'end-before-start'
}

export type ReadRange = { range: DayRange | null; problems: readonly [] } | { range: null; problems: RangeProblem[] }

/**
 * @param today 'YYYY-MM-DD' in India
 * @returns a null range without problems: all days
 */
export function readRange(choice: DateChoice, today: string): ReadRange {
	if (choice.date === 'custom') return readCustom(choice.start ?? '', choice.end ?? '')
	return { range: choice.date === 'all' ? null : namedRange(choice.date, today), problems: [] }
}

function namedRange(filter: Exclude<DateFilter, 'all' | 'custom'>, today: string): DayRange {
	if (filter === 'today') return { from: today, to: today }
	if (filter === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
	if (filter === 'thisWeek') {
		const monday = addDays(today, -((weekday(today) + 6) % 7))
		return { from: monday, to: addDays(monday, 6) }
	}
	return monthRange(filter === 'thisMonth' ? today.slice(0, 7) : addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7))
}

function readCustom(start: string, end: string): ReadRange {
	const startProblem = dayProblem(start, 'start')
	const endProblem = dayProblem(end, 'end')
	const problems = [startProblem, endProblem].filter((problem) => problem !== null)
	if (problems.length > 0) return { range: null, problems }
	if (end < start) return { range: null, problems: [{ path: 'end', code: 'end-before-start' }] }
	return { range: { from: start, to: end }, problems: [] }
}

function dayProblem(day: string, path: 'start' | 'end'): RangeProblem | null {
	if (day === '') return { path, code: `${path}-required` }
	return isDay(day) ? null : { path, code: 'date-invalid' }
}

/** Tells whether the text is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
	return /^(19|20)\d{2}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** @param month 'YYYY-MM' */
export function monthRange(month: string): DayRange {
	const from = `${month}-01`
	// Thirty-one days later it is the next month, whatever month it is.
	return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
