import { describe, expect, it } from 'vitest'
import { minutePlan, phaseOf, secondsLeft, sectionsOf, sheetsFor } from './sitting.ts'

const times = { endsAt: '2026-11-28T09:30:00.000Z', uploadUntil: '2026-11-28T10:30:00.000Z', finishedAt: null }
const at = (time: string) => Date.parse(`2026-11-28T${time}Z`)

describe('the clock of a paper', () => {
	it('runs to its end, then leaves time for the pages, then calls them late', () => {
		expect(phaseOf(times, at('09:29:59.999'))).toBe('writing')
		expect(phaseOf(times, at('09:30:00.000'))).toBe('uploading')
		expect(phaseOf(times, at('10:30:00.000'))).toBe('uploading')
		expect(phaseOf(times, at('10:30:00.001'))).toBe('late')
	})

	it('ends where the pen is put down before', () => {
		expect(phaseOf({ ...times, finishedAt: '2026-11-28T08:00:00.000Z' }, at('08:00:00.000'))).toBe('uploading')
	})

	it('never shows less than nothing, and no second too early', () => {
		expect(
			[at('09:29:58.500'), at('09:30:00.000'), at('09:31:00.000')].map((now) => secondsLeft(times.endsAt, now)),
		).toEqual([2, 0, 0])
	})
})

it('shares the minutes by the marks, and ends with the paper', () => {
	expect(minutePlan([2, 5, 10], 17)).toEqual([2, 7, 17])
	for (const count of [1, 3, 7, 40]) {
		const plan = minutePlan(
			Array.from({ length: count }, (_, index) => 1 + (index % 10)),
			180,
		)
		expect(plan.at(-1)).toBe(180)
		expect(plan).toEqual(plan.toSorted((one, other) => one - other))
	}
})

it('prints sheets by the marks, and no more than may be sent', () => {
	expect(sheetsFor([2, 5, 10], 48)).toBe(4)
	expect(
		sheetsFor(
			Array.from({ length: 100 }, () => 10),
			48,
		),
	).toBe(48)
})

it('groups the questions by the part that begins with one of them', () => {
	const questions = ['A', '', 'B', '', ''].map((section, number) => ({ section, number }))
	expect(sectionsOf(questions).map(({ section, questions: own }) => [section, own.length])).toEqual([
		['A', 2],
		['B', 3],
	])
	expect(sectionsOf(questions.slice(1, 2))).toEqual([{ section: '', questions: [{ section: '', number: 1 }] }])
})
