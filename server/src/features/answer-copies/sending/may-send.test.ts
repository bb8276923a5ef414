import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import { indiaDay } from '@aravalli/shared/india-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedToSend, maySend, type PlanAccess, type Standing, sendableUntil } from './may-send.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const closingMinutes = 21 * 60
/** Is noon in India. */
const noon = new Date('2026-11-28T06:30:00Z')
const today = '2026-11-28'
const closing = closingOf(today, closingMinutes)
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

const terms = { title: 'Plan', questionsADay: 4, evaluatedQuestions: null, isTrial: false, feedbackHours: 24 }
const plan = (given: Partial<PlanAccess> = {}): PlanAccess => ({
	subscriptionId: 'monthly',
	startsAt: new Date(noon.getTime() - 10 * DAY),
	endsAt: new Date(noon.getTime() + 20 * DAY),
	cancelledAt: null,
	terms,
	...given,
})
const credit = { id: 'credit', expiresAt: new Date(noon.getTime() + 5 * DAY) }
const standing = (given: Partial<Standing> = {}): Standing => ({
	accesses: [plan()],
	used: new Map(),
	credits: [],
	isScheduled: true,
	closingMinutes,
	usualFeedbackHours: 24,
	...given,
})
const asked = (given: Partial<AskedToSend> = {}): AskedToSend => ({
	day: today,
	subscriptionId: null,
	begunAt: null,
	...given,
})
const usedUp = new Map([['monthly', { ofDay: 4, inAll: 40 }]])
const ended = plan({ endsAt: new Date(noon.getTime() - HOUR) })

describe('an answer', () => {
	it('is sent with the plan that ends first of those that have room', () => {
		const later = plan({ subscriptionId: 'later', endsAt: new Date(noon.getTime() + 90 * DAY) })
		const both = standing({ accesses: [later, plan()] })
		expect(maySend(asked(), both, noon)).toEqual({ subscriptionId: 'monthly', creditId: null, feedbackHours: 24 })
		expect(maySend(asked(), { ...both, used: usedUp }, noon)).toMatchObject({ subscriptionId: 'later' })
	})

	it.each<[string, Partial<AskedToSend>, Partial<Standing>, Date, string]>([
		['nobody has a plan', {}, { accesses: [] }, noon, 'copy.no-plan'],
		['the plan is somebody else’s', { subscriptionId: 'theirs' }, {}, noon, 'copy.no-plan'],
		['… and there is a credit', { subscriptionId: 'theirs' }, { credits: [credit] }, noon, 'copy.no-plan'],
		['the plan was given back', {}, { accesses: [plan({ cancelledAt: noon })] }, noon, 'copy.no-plan'],
		['the plan has ended', {}, { accesses: [ended], isScheduled: false }, noon, 'copy.plan-ended'],
		['the question is of no such day', {}, { isScheduled: false, used: usedUp }, noon, 'copy.not-of-today'],
		['the question is tomorrow’s', { day: '2026-11-29' }, {}, noon, 'copy.not-of-today'],
		['the question was yesterday’s', { day: '2026-11-27' }, {}, noon, 'copy.not-of-today'],
		['the question has closed', {}, { used: usedUp }, closing, 'copy.closed'],
		['it was begun after that', { begunAt: closing }, {}, minutesAfter(closing, 1), 'copy.closed'],
		['it comes too late all the same', { begunAt: noon }, {}, minutesAfter(closing, 30), 'copy.closed'],
		['the day is used', {}, { used: usedUp }, noon, 'copy.day-used'],
		[
			'the plan is used',
			{},
			{
				accesses: [plan({ terms: { ...terms, evaluatedQuestions: 1 } })],
				used: new Map([['monthly', { ofDay: 1, inAll: 1 }]]),
			},
			noon,
			'copy.plan-used',
		],
	])('is refused where %s', (_, question, given, now, refusal) =>
		expect(maySend(asked(question), standing(given), now)).toEqual({ refusal }),
	)

	it('that was begun in time has half an hour after the closing, and after the end of its plan', () => {
		expect(
			maySend(asked({ begunAt: minutesAfter(closing, -1) }), standing(), minutesAfter(closing, 29)),
		).not.toHaveProperty('refusal')
		const accesses = [plan({ endsAt: noon })]
		expect(
			maySend(asked({ begunAt: minutesAfter(noon, -1) }), standing({ accesses }), minutesAfter(noon, 29)),
		).toHaveProperty('subscriptionId', 'monthly')
		expect(maySend(asked({ begunAt: noon }), standing({ accesses }), minutesAfter(noon, 1))).toEqual({
			refusal: 'copy.plan-ended',
		})
	})

	it.each<[string, Partial<AskedToSend>, Partial<Standing>, string | null]>([
		['one more than the day has', {}, { used: usedUp }, 'monthly'],
		['a question of fourteen days back', { day: '2026-11-14' }, {}, 'monthly'],
		['one after the plan has ended, which stands for itself', { day: '2026-11-20' }, { accesses: [ended] }, null],
		['one of somebody whose plan is not known any more', {}, { accesses: [] }, null],
	])('with a credit may be %s', (_, question, given, subscriptionId) =>
		expect(maySend(asked(question), standing({ ...given, credits: [credit] }), noon)).toEqual({
			...{ subscriptionId, creditId: 'credit' },
			feedbackHours: 24,
		}),
	)

	it.each<[string, Partial<AskedToSend>, { id: string; expiresAt: Date }[]]>([
		['fifteen days back', { day: '2026-11-13' }, [credit]],
		['with a credit that has expired', { day: '2026-11-20' }, [{ ...credit, expiresAt: noon }]],
	])('is refused %s', (_, question, credits) =>
		expect(maySend(asked(question), standing({ credits }), noon)).toEqual({ refusal: 'copy.not-of-today' }),
	)

	it('uses the credit that expires first, and none where the plan has room', () => {
		const credits = [credit, { id: 'sooner', expiresAt: minutesAfter(noon, 60) }]
		expect(maySend(asked(), standing({ credits, used: usedUp }), noon)).toHaveProperty('creditId', 'sooner')
		expect(maySend(asked(), standing({ credits }), noon)).toHaveProperty('creditId', null)
	})
})

it('an answer may be sent until the grace ends; with a credit for as long as it may be caught up', () => {
	expect(sendableUntil(today, { closingMinutes, credits: [] }, noon)).toEqual(minutesAfter(closing, 30))
	expect(sendableUntil(today, { closingMinutes, credits: [credit] }, noon)).toEqual(credit.expiresAt)
	const late = { id: 'late', expiresAt: new Date(noon.getTime() + 30 * DAY) }
	// Midnight in India with which the fourteenth day after it ends.
	expect(sendableUntil(today, { closingMinutes, credits: [late] }, noon)).toEqual(new Date('2026-12-12T18:30:00Z'))
})

const moments = fc.integer({ min: -40 * 24, max: 40 * 24 }).map((hours) => new Date(noon.getTime() + hours * HOUR))
const accesses = fc.uniqueArray(
	fc.record({
		subscriptionId: fc.constantFrom('a', 'b', 'c'),
		startsAt: moments,
		hours: fc.integer({ min: 1, max: 60 * 24 }),
		cancelledAt: fc.option(fc.constant(noon), { freq: 5 }),
		questionsADay: fc.integer({ min: 1, max: 4 }),
		evaluatedQuestions: fc.option(fc.integer({ min: 1, max: 6 })),
	}),
	{ maxLength: 3, selector: ({ subscriptionId }) => subscriptionId },
)
const anyStanding: fc.Arbitrary<Standing> = fc
	.record({
		accesses,
		credits: fc.array(fc.record({ id: fc.uuid(), expiresAt: moments }), { maxLength: 3 }),
		isScheduled: fc.boolean(),
	})
	.map(({ accesses: given, ...rest }) => ({
		...rest,
		accesses: given.map(({ hours, questionsADay, evaluatedQuestions, ...access }) => ({
			...access,
			endsAt: new Date(access.startsAt.getTime() + hours * HOUR),
			terms: { ...terms, questionsADay, evaluatedQuestions },
		})),
		used: new Map(),
		closingMinutes,
		usualFeedbackHours: 24,
	}))
const anyAsked = fc.record({
	day: moments.map(indiaDay),
	subscriptionId: fc.constantFrom(null, 'a', 'b', 'x'),
	begunAt: fc.option(moments),
})

/** Sends as many answers of a day as are allowed. @returns what each plan was used for */
function sendUntilRefused(given: Standing, now: Date): Standing['used'] {
	const question = asked({ day: indiaDay(now), begunAt: minutesAfter(now, -1) })
	const used = new Map<string, { ofDay: number; inAll: number }>()
	let credits = given.credits
	for (let time = 0; time < 30; time++) {
		const decision = maySend(question, { ...given, used, credits }, now)
		if ('refusal' in decision) break
		const { creditId, subscriptionId } = decision
		credits = credits.filter(({ id }) => id !== creditId)
		if (creditId !== null || subscriptionId === null) continue
		const { ofDay, inAll } = used.get(subscriptionId) ?? { ofDay: 0, inAll: 0 }
		used.set(subscriptionId, { ofDay: ofDay + 1, inAll: inAll + 1 })
	}
	return used
}

describe('whatever somebody has and asks', () => {
	it('is allowed only for a scheduled question, with an own plan that is not given back or a credit that is good', () => {
		fc.assert(
			fc.property(anyStanding, anyAsked, moments, (given, question, now) => {
				const decision = maySend(question, given, now)
				if ('refusal' in decision) return
				expect(given.isScheduled && question.day <= indiaDay(now)).toBe(true)
				const used = given.accesses.find(({ subscriptionId }) => subscriptionId === decision.subscriptionId)
				if (decision.subscriptionId !== null) {
					expect(used?.cancelledAt).toBe(null)
					expect([null, decision.subscriptionId]).toContain(question.subscriptionId)
				}
				const spent = given.credits.find(({ id }) => id === decision.creditId)
				expect(spent ? spent.expiresAt > now : used !== undefined).toBe(true)
			}),
		)
	})

	it('never becomes refused by one more credit', () => {
		fc.assert(
			fc.property(anyStanding, anyAsked, moments, (given, question, now) => {
				if ('refusal' in maySend(question, given, now)) return
				const richer = { ...given, credits: [...given.credits, { id: 'more', expiresAt: minutesAfter(now, 60) }] }
				expect(maySend(question, richer, now)).not.toHaveProperty('refusal')
			}),
		)
	})

	it('adds up to no more than the plans’ numbers and the credits, however often it is asked', () => {
		fc.assert(
			fc.property(anyStanding, moments, (given, now) => {
				const used = sendUntilRefused(given, now)
				for (const { subscriptionId, terms: own } of given.accesses) {
					const { ofDay, inAll } = used.get(subscriptionId) ?? { ofDay: 0, inAll: 0 }
					expect(ofDay).toBeLessThanOrEqual(own.questionsADay)
					expect(inAll).toBeLessThanOrEqual(own.evaluatedQuestions ?? Number.POSITIVE_INFINITY)
				}
			}),
		)
	})
})
