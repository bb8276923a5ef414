import type { AttemptRow } from '@aravalli/shared/mock-tests/contract'
import { describe, expect, it } from 'vitest'
import { leftToAnswer, standingOf } from './attempts-of-paper.ts'

const attempt = (part: Partial<AttemptRow>): AttemptRow => ({
	attemptId: 'a',
	paperId: 'paper-1',
	title: 'Paper',
	status: 'finished',
	startedAt: '2026-11-30T05:00:00.000Z',
	finishedAt: '2026-11-30T08:00:00.000Z',
	answered: 100,
	questionCount: 150,
	marksHundredths: 9_000,
	maxHundredths: 20_000,
	isDisqualified: false,
	leftMilliseconds: 0,
	...part,
})

describe('where a learner stands with a paper', () => {
	it('is not tried without an attempt at this one', () => {
		expect(standingOf([], 'paper-1')).toEqual({ state: 'not-tried' })
		expect(standingOf([attempt({ paperId: 'paper-2' })], 'paper-1')).toEqual({ state: 'not-tried' })
	})

	it('is the running attempt, whatever was before', () => {
		const running = attempt({ status: 'running', marksHundredths: null })
		expect(standingOf([attempt({}), running], 'paper-1')).toEqual({ state: 'running', attempt: running })
	})

	it('is the best mark that counts', () => {
		const attempts = [
			attempt({ marksHundredths: -50 }),
			attempt({ marksHundredths: 12_000, isDisqualified: true }),
			attempt({ marksHundredths: 9_500 }),
		]
		expect(standingOf(attempts, 'paper-1')).toEqual({ state: 'marked', bestHundredths: 9_500, maxHundredths: 20_000 })
	})

	it('is disqualified or being marked where nothing counts', () => {
		expect(standingOf([attempt({ isDisqualified: true })], 'paper-1')).toEqual({ state: 'disqualified' })
		expect(standingOf([attempt({ marksHundredths: null })], 'paper-1')).toEqual({ state: 'marking' })
	})

	it('tells the time to answer from the time to check bubbles', () => {
		expect(leftToAnswer(11_430_000, 10)).toBe(10_800_000)
		expect(leftToAnswer(500_000, 10)).toBe(0)
	})
})
