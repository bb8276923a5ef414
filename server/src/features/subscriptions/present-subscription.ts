import type { Language } from '@aravalli/shared/language'
import type { Subscription } from '@aravalli/shared/subscriptions/contract'
import type { SubscriptionRow } from './tables.ts'

/** Decides from the dates alone, never from a nightly job: what has ended is ended in that moment. */
export function subscriptionStatus({ endsAt, cancelledAt }: SubscriptionRow, now: Date): Subscription['status'] {
	if (cancelledAt) return 'CANCELLED'
	return endsAt > now ? 'ACTIVE' : 'EXPIRED'
}

/**
 * Chooses the evaluation plan's, else the one that ends last; of several plans an active one.
 * @param rows the one that ends last first
 */
export function chooseMain(rows: SubscriptionRow[], now: Date): SubscriptionRow | null {
	const plans = rows.filter(({ kind }) => kind === 'evaluation-plan')
	const ofKind = plans.length > 0 ? plans : rows
	return ofKind.find((row) => subscriptionStatus(row, now) === 'ACTIVE') ?? ofKind[0] ?? null
}

/**
 * Gives the moment at which an access began that was extended: plans extend each other, and a course itself. So its progress is that of all
 * that was paid for, and not of a part that lies ahead.
 */
export function beginningOf(main: SubscriptionRow, rows: SubscriptionRow[], now: Date): Date {
	const extended = rows.filter(
		(row) =>
			row.kind === main.kind &&
			(row.kind === 'evaluation-plan' || row.itemId === main.itemId) &&
			subscriptionStatus(row, now) === 'ACTIVE',
	)
	return new Date(Math.min(main.startsAt.getTime(), ...extended.map(({ startsAt }) => startsAt.getTime())))
}

export function presentSubscription(row: SubscriptionRow, language: Language, now: Date): Subscription {
	const title = row.title[language]
	return {
		_id: row.id,
		status: subscriptionStatus(row, now),
		startDate: row.startsAt.toISOString(),
		endDate: row.endsAt.toISOString(),
		evaluationPlanId: row.kind === 'evaluation-plan' ? { planId: row.itemId, title } : null,
		courseId: row.kind === 'course' ? { id: row.itemId, title } : null,
	}
}
