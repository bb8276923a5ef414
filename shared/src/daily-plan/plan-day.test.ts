import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, MAX_TASKS, type PlanAct, planDay, sharesOf } from './plan-day.ts'

const candidate = (key: string, act: PlanAct, minutes: number, paper: Candidate['paper'] = null): Candidate => ({
	...{ key, act, minutes, paper },
})

const papers = ['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY', 'MONTHLY_CONSOLIDATIONS'] as const

const anyPaper = fc.option(fc.constantFrom(...papers))
const anyCandidates = fc
	.array(
		fc.record({
			act: fc.constantFrom<PlanAct>('read', 'write', 'revise'),
			minutes: fc.integer({ min: 1, max: 240 }),
			paper: anyPaper,
		}),
		{ maxLength: 60 },
	)
	.map((all) => all.map((one, index) => ({ key: `task-${index}`, ...one })))
const anyRequest = fc.record({
	dailyMinutes: fc.constantFrom(0, 30, 60, 120, 180),
	daysToExam: fc.option(fc.integer({ min: -400, max: 400 })),
	papers: fc.uniqueArray(fc.constantFrom(...papers), { minLength: 1 }),
	candidates: anyCandidates,
})

const minutesOf = (tasks: readonly Candidate[]) => tasks.reduce((sum, { minutes }) => sum + minutes, 0)

describe('a plan', () => {
	it('never takes longer than the day has, whatever there is', () => {
		fc.assert(
			fc.property(anyRequest, (request) => {
				const tasks = planDay(request)
				expect(minutesOf(tasks)).toBeLessThanOrEqual(request.dailyMinutes)
				expect(tasks.length).toBeLessThanOrEqual(MAX_TASKS)
				expect(new Set(tasks).size).toBe(tasks.length)
			}),
		)
	})

	it('leaves no time unused that something there would have filled', () => {
		fc.assert(
			fc.property(anyRequest, (request) => {
				const tasks = planDay(request)
				const left = request.dailyMinutes - minutesOf(tasks)
				const wouldFit = request.candidates.filter((one) => !tasks.includes(one) && one.minutes <= left)
				if (tasks.length < MAX_TASKS) expect(wouldFit).toEqual([])
			}),
		)
	})
})

const twoHours = { dailyMinutes: 120, daysToExam: 200, papers: ['GS_PAPER_1'] as const }

describe('what is chosen', () => {
	it('is some of all: read, write and revise', () => {
		const candidates = [
			...[1, 2, 3, 4, 5, 6].map((n) => candidate(`read-${n}`, 'read', 15, 'GS_PAPER_1')),
			...[1, 2, 3].map((n) => candidate(`write-${n}`, 'write', 12)),
			...[1, 2, 3].map((n) => candidate(`revise-${n}`, 'revise', 10)),
		]
		expect(planDay({ ...twoHours, candidates }).map(({ key }) => key)).toEqual([
			'read-1',
			'read-2',
			'read-3',
			'read-4',
			'write-1',
			'write-2',
			'write-3',
			'revise-1',
			'revise-2',
		])
	})

	it('is what there is where the rest is done: reading fills the whole hour', () => {
		const candidates = [1, 2, 3].map((n) => candidate(`read-${n}`, 'read', 20, 'GS_PAPER_1'))
		expect(planDay({ ...twoHours, dailyMinutes: 60, candidates })).toHaveLength(3)
	})

	it('takes the papers of missed days in turns with today’s and the news', () => {
		const candidates = (['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', null] as const).flatMap((paper) =>
			[1, 2, 3].map((n) => candidate(`${paper ?? 'news'}-${n}`, 'read', 20, paper)),
		)
		const keys = (of: readonly ('GS_PAPER_1' | 'GS_PAPER_2' | 'GS_PAPER_3')[]) =>
			planDay({ ...twoHours, papers: of, candidates }).map(({ key }) => key)
		expect(keys(['GS_PAPER_3'])).toEqual(['GS_PAPER_3-1', 'news-1', 'GS_PAPER_3-2', 'news-2', 'GS_PAPER_3-3', 'news-3'])
		expect(keys(['GS_PAPER_3', 'GS_PAPER_2', 'GS_PAPER_1'])).toEqual([
			'GS_PAPER_3-1',
			'news-1',
			'GS_PAPER_2-1',
			'GS_PAPER_1-1',
			'GS_PAPER_3-2',
			'news-2',
		])
	})

	it('leaves out what is longer than the day', () => {
		const candidates = [candidate('long', 'read', 61), candidate('short', 'read', 10)]
		expect(planDay({ ...twoHours, dailyMinutes: 60, candidates }).map(({ key }) => key)).toEqual(['short'])
	})
})

it.each([
	[null, 50, 30, 20],
	[61, 50, 30, 20],
	[60, 35, 30, 35],
	[8, 35, 30, 35],
	[7, 20, 10, 70],
	[0, 20, 10, 70],
	[-1, 40, 40, 20],
])('%s days before the prelims the shares are %i, %i and %i', (days, read, write, revise) => {
	expect(sharesOf(days)).toEqual({ read, write, revise })
	expect(read + write + revise).toBe(100)
})
