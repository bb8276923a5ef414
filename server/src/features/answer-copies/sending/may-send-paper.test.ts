import { describe, expect, it } from 'vitest'
import type { PlanAccess } from './may-send.ts'
import { maySendPaper, type PaperStanding, type WrittenPaper } from './may-send-paper.ts'

const day = (number: number, time = '06:00') => new Date(`2026-11-${String(number).padStart(2, '0')}T${time}:00Z`)
const now = day(28)

const plan = (given: Partial<PlanAccess> & { evaluatedQuestions?: number | null } = {}): PlanAccess => ({
	...{ subscriptionId: 'plan', startsAt: day(1), endsAt: day(30), cancelledAt: null },
	...given,
	terms: {
		...{ title: 'Plan', questionsADay: 4, isTrial: false, feedbackHours: 24 },
		evaluatedQuestions: given.evaluatedQuestions ?? null,
	},
})

const written: WrittenPaper = {
	...{ startedAt: day(28, '02:00'), isOver: true, uploadUntil: day(28, '06:30') },
	...{ closesAt: new Date('2026-12-12T18:30:00Z'), questionCount: 40 },
}

const standing = (given: Partial<PaperStanding> = {}): PaperStanding => ({
	...{ accesses: [plan()], used: new Map(), paper: written, lastSentAt: null },
	...given,
})

const ask = (given: Partial<PaperStanding> = {}, at = now, subscriptionId: string | null = null) =>
	maySendPaper({ subscriptionId }, standing(given), at)

describe('the copy of a paper', () => {
	it('is sent with a plan, and takes three times its hours', () => {
		expect(ask()).toEqual({ subscriptionId: 'plan', creditId: null, feedbackHours: 72 })
	})

	it('wants the paper written, and the pen down', () => {
		expect(ask({ paper: null })).toEqual({ refusal: 'copy.no-sitting' })
		expect(ask({ paper: { ...written, isOver: false } })).toEqual({ refusal: 'copy.paper-running' })
	})

	it('may come late, until drafts are deleted', () => {
		const accesses = [plan({ endsAt: new Date('2026-12-30T00:00:00Z') })]
		expect(ask({ accesses }, new Date('2026-12-12T18:29:59Z'))).toMatchObject({ subscriptionId: 'plan' })
		expect(ask({ accesses }, written.closesAt)).toEqual({ refusal: 'copy.paper-closed' })
	})

	it('wants a plan that has not ended and was not given back', () => {
		expect(ask({ accesses: [] })).toEqual({ refusal: 'copy.no-plan' })
		expect(ask({ accesses: [plan({ cancelledAt: day(20) })] })).toEqual({ refusal: 'copy.no-plan' })
		expect(ask({}, now, 'another')).toEqual({ refusal: 'copy.no-plan' })
		expect(ask({ accesses: [plan({ endsAt: day(27) })] })).toEqual({ refusal: 'copy.plan-ended' })
		expect(ask({ accesses: [plan({ startsAt: day(29) })] })).toEqual({ refusal: 'copy.plan-ended' })
	})

	it('has the time for the pages where the plan ended while it was written', () => {
		const accesses = [plan({ endsAt: day(28, '03:00') })]
		expect(ask({ accesses }, written.uploadUntil)).toMatchObject({ subscriptionId: 'plan' })
		expect(ask({ accesses }, day(28, '06:31'))).toEqual({ refusal: 'copy.plan-ended' })
	})

	it('counts as all its questions where the plan has a number of them', () => {
		expect(ask({ accesses: [plan({ evaluatedQuestions: 1 })] })).toEqual({ refusal: 'copy.paper-beyond-plan' })
		const accesses = [plan({ evaluatedQuestions: 45 })]
		const used = (inAll: number) => new Map([['plan', { ofDay: 4, inAll }]])
		expect(ask({ accesses, used: used(5) })).toMatchObject({ subscriptionId: 'plan' })
		expect(ask({ accesses, used: used(6) })).toEqual({ refusal: 'copy.paper-beyond-plan' })
	})

	it('is one of seven days', () => {
		expect(ask({ lastSentAt: day(22) })).toEqual({ refusal: 'copy.paper-too-soon' })
		expect(ask({ lastSentAt: day(21) })).toMatchObject({ subscriptionId: 'plan' })
	})

	it('uses the plan that ends first and has room', () => {
		const accesses = [
			plan({ subscriptionId: 'long' }),
			plan({ subscriptionId: 'short', endsAt: day(29) }),
			plan({ subscriptionId: 'trial', endsAt: day(28, '09:00'), evaluatedQuestions: 1 }),
		]
		expect(ask({ accesses })).toMatchObject({ subscriptionId: 'short' })
	})
})
