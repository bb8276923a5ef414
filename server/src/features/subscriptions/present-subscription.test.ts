import { describe, expect, it } from 'vitest'
import { beginningOf, chooseMain, presentSubscription, subscriptionStatus } from './present-subscription.ts'
import type { SubscriptionRow } from './tables.ts'

const now = new Date('2026-11-18T06:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')
const latest = new Date('2027-01-01T00:00:00Z')
const before = new Date('2026-11-01T00:00:00Z')

const row = (given: Partial<SubscriptionRow>): SubscriptionRow => ({
	id: 'one',
	userId: 'asha',
	kind: 'evaluation-plan',
	itemId: 'monthly',
	title: { english: 'Monthly', hindi: 'मासिक' },
	startsAt: new Date('2026-10-01T00:00:00Z'),
	endsAt: later,
	cancelledAt: null,
	orderId: null,
	createdAt: new Date('2026-10-01T00:00:00Z'),
	...given,
})

describe('the status', () => {
	it.each([
		['ACTIVE', { endsAt: later }],
		['ACTIVE', { endsAt: new Date(now.getTime() + 1) }],
		['EXPIRED', { endsAt: now }],
		['EXPIRED', { endsAt: before }],
		['CANCELLED', { endsAt: later, cancelledAt: before }],
		['CANCELLED', { endsAt: before, cancelledAt: before }],
	])('is %s', (status, given) => expect(subscriptionStatus(row(given), now)).toBe(status))
})

describe('the main one', () => {
	const course = row({ id: 'course', kind: 'course', endsAt: latest })
	const plan = row({ id: 'plan' })
	const cancelled = row({ id: 'cancelled', endsAt: latest, cancelledAt: before })
	const expired = row({ id: 'expired', endsAt: before })
	const oldCourse = row({ id: 'old', kind: 'course', endsAt: before })

	it.each([
		[null, []],
		['plan', [course, plan]],
		['plan', [cancelled, plan, expired]],
		['plan', [course, cancelled, plan]],
		['cancelled', [cancelled, expired]],
		['expired', [course, expired]],
		['course', [course, oldCourse]],
		['old', [oldCourse]],
	])('is %s', (id, rows) => expect(chooseMain(rows, now)?.id ?? null).toBe(id))
})

describe('an access that was extended', () => {
	const first = row({ startsAt: before, endsAt: later })
	const second = row({ id: 'two', itemId: 'three-months', startsAt: later, endsAt: latest })
	const course = row({ kind: 'course', itemId: 'foundation', startsAt: later, endsAt: latest })

	it.each([
		[before, second, [second, first]],
		[before, first, [first]],
		[later, second, [second, row({ startsAt: before, endsAt: later, cancelledAt: before })]],
		[later, second, [second, row({ startsAt: before, endsAt: now })]],
		[later, course, [course, first, row({ kind: 'course', itemId: 'mains', startsAt: before, endsAt: latest })]],
	])('began %s', (beginning, main, rows) => expect(beginningOf(main, rows, now)).toEqual(beginning))
})

it('says what it is for, as a plan or as a course', () => {
	const [plan, course] = [row({}), row({ kind: 'course', itemId: 'foundation' })]
	expect(presentSubscription(plan, 'hindi', now)).toMatchObject({
		evaluationPlanId: { planId: 'monthly', title: 'मासिक' },
		courseId: null,
	})
	expect(presentSubscription(course, 'english', now)).toMatchObject({
		evaluationPlanId: null,
		courseId: { id: 'foundation', title: 'Monthly' },
	})
})
