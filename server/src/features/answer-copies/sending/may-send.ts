/**
 * Decides whether a learner may begin, go on with or send an answer, and what it is sent with.
 *
 * Pure on purpose: no database and no clock. Whoever begins, uploads and sends asks the same rule, so that nobody takes
 * twelve photos of an answer that is refused in the end; what counts is its last word, under a lock, when it is sent.
 */
import { CATCH_UP_DAYS, CLOSING_GRACE_MINUTES } from '@aravalli/shared/answer-copies/copy'
import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import type { ErrorCode } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'

export interface PlanTerms {
	title: string
	questionsADay: number
	/** null: as many as are sent. */
	evaluatedQuestions: number | null
	isTrial: boolean
	/** Are working hours. */
	feedbackHours: number
}

export interface PlanAccess {
	subscriptionId: string
	startsAt: Date
	endsAt: Date
	cancelledAt: Date | null
	terms: PlanTerms
}

export interface UsedOfPlan {
	/** Counts the answers to questions of the day that is asked for; those sent with a credit count nowhere. */
	ofDay: number
	inAll: number
}

export interface Standing {
	accesses: readonly PlanAccess[]
	/** By subscription; one that is not there was not used. */
	used: ReadonlyMap<string, UsedOfPlan>
	/** Are those not used yet, whether expired or not. */
	credits: readonly { id: string; expiresAt: Date }[]
	/** Tells whether the question is one of the day's. */
	isScheduled: boolean
	/** Counted from midnight in India. */
	closingMinutes: number
	/** Is promised where a credit is used by somebody whose plan is not known any more. */
	usualFeedbackHours: number
}

export interface AskedToSend {
	/** The question is one of this day's, 'YYYY-MM-DD' in India. */
	day: string
	/** null: any of the learner's. */
	subscriptionId: string | null
	/** null: not begun yet. */
	begunAt: Date | null
}

export interface MaySend {
	/** null: no plan is there, and a credit is used alone. */
	subscriptionId: string | null
	creditId: string | null
	feedbackHours: number
}

type Refusal = Extract<
	ErrorCode,
	'copy.no-plan' | 'copy.plan-ended' | 'copy.not-of-today' | 'copy.closed' | 'copy.day-used' | 'copy.plan-used'
>

const DAY_MILLISECONDS = 86_400_000
const GRACE_MILLISECONDS = CLOSING_GRACE_MINUTES * 60_000

/** Of several refusals the first in this order is answered: the plan, the question, its time, the plan's numbers. */
export function maySend(asked: AskedToSend, standing: Standing, now: Date): MaySend | { refusal: Refusal } {
	const own = plansOf(asked, standing)
	const live = livePlans(own, asked.begunAt, now)
	const spending = spendCredit(asked, { own, live }, standing, now)
	if (live.length === 0 && !mayCredit(asked, own, standing, now))
		return { refusal: own.length > 0 ? 'copy.plan-ended' : 'copy.no-plan' }
	if (!standing.isScheduled || asked.day > indiaDay(now)) return { refusal: 'copy.not-of-today' }
	if (!isInTime(asked, standing.closingMinutes, now))
		return spending ?? { refusal: asked.day === indiaDay(now) ? 'copy.closed' : 'copy.not-of-today' }
	const { room, refusal } = findRoom(live, standing.used)
	return (room && withPlan(room)) ?? spending ?? { refusal }
}

const withPlan = ({ subscriptionId, terms: { feedbackHours } }: PlanAccess): MaySend => ({
	...{ subscriptionId, feedbackHours },
	creditId: null,
})

/** Whoever names a subscription that is not theirs has no use of a credit either. */
const mayCredit = ({ subscriptionId }: AskedToSend, own: readonly PlanAccess[], standing: Standing, now: Date) =>
	(subscriptionId === null || own.length > 0) && usableCredits(standing, now).length > 0

interface Plans {
	own: readonly PlanAccess[]
	live: readonly PlanAccess[]
}

function spendCredit({ day }: AskedToSend, { own, live }: Plans, standing: Standing, now: Date): MaySend | null {
	const [credit] = usableCredits(standing, now)
	if (!credit || day < firstCatchUpDay(now)) return null
	const plan = live[0] ?? own.at(-1)
	return {
		subscriptionId: live[0]?.subscriptionId ?? null,
		creditId: credit.id,
		feedbackHours: plan?.terms.feedbackHours ?? standing.usualFeedbackHours,
	}
}

/** Names the plans that are meant and were not given back; the one that ends first is first, so that nothing is left over. */
function plansOf({ subscriptionId }: Pick<AskedToSend, 'subscriptionId'>, { accesses }: Standing): PlanAccess[] {
	return accesses
		.filter(
			(access) => access.cancelledAt === null && (subscriptionId === null || access.subscriptionId === subscriptionId),
		)
		.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
}

/** An answer that was begun before its plan ended has as long as one that was begun before its question closed. */
function livePlans(own: readonly PlanAccess[], begunAt: Date | null, now: Date): PlanAccess[] {
	return own.filter(({ startsAt, endsAt }) => {
		if (startsAt > now) return false
		return now < endsAt || (begunAt !== null && begunAt < endsAt && now < inGrace(endsAt))
	})
}

const inGrace = (end: Date) => new Date(end.getTime() + GRACE_MILLISECONDS)

function isInTime({ day, begunAt }: AskedToSend, closingMinutes: number, now: Date): boolean {
	const closesAt = closingOf(day, closingMinutes)
	return now < closesAt || (begunAt !== null && begunAt < closesAt && now < inGrace(closesAt))
}

/** Finds the first plan that has not used its numbers; else why the first of them has. */
function findRoom(live: readonly PlanAccess[], used: Standing['used']): { room: PlanAccess | null; refusal: Refusal } {
	const room = live.find((plan) => refusalOf(plan, used) === null) ?? null
	return { room, refusal: (live[0] && refusalOf(live[0], used)) ?? 'copy.plan-ended' }
}

function refusalOf(plan: PlanAccess, used: Standing['used']): 'copy.day-used' | 'copy.plan-used' | null {
	const { ofDay, inAll } = leftOf(plan, used)
	if (ofDay === 0) return 'copy.day-used'
	return inAll === 0 ? 'copy.plan-used' : null
}

/** Tells how many answers a plan has left: of the day, and in all, where null says that there is no limit. */
export function leftOf({ subscriptionId, terms }: PlanAccess, used: Standing['used']) {
	const { ofDay, inAll } = used.get(subscriptionId) ?? { ofDay: 0, inAll: 0 }
	return {
		ofDay: Math.max(0, terms.questionsADay - ofDay),
		inAll: terms.evaluatedQuestions === null ? null : Math.max(0, terms.evaluatedQuestions - inAll),
	}
}

/** Gives the plan that answers are sent with now: one that has answers left, where there is one. */
export function currentPlan(standing: Standing, now: Date): PlanAccess | null {
	const live = livePlans(plansOf({ subscriptionId: null }, standing), null, now)
	return findRoom(live, standing.used).room ?? live[0] ?? null
}

/** The one that expires first is used first. */
export function usableCredits({ credits }: Pick<Standing, 'credits'>, now: Date) {
	return credits
		.filter(({ expiresAt }) => expiresAt > now)
		.toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())
}

/** A credit may be used for questions of this day and later ones. */
export const firstCatchUpDay = (now: Date): string =>
	indiaDay(new Date(now.getTime() - CATCH_UP_DAYS * DAY_MILLISECONDS))

/** Tells until when an answer that was begun in time may be sent; a credit gives it the days in which it may be caught up. */
export function sendableUntil(
	day: string,
	{ closingMinutes, credits }: Pick<Standing, 'closingMinutes' | 'credits'>,
	now: Date,
): Date {
	const closesAt = closingOf(day, closingMinutes)
	const lastCredit = usableCredits({ credits }, now).at(-1)
	if (!lastCredit) return inGrace(closesAt)
	const caughtUpBy = closingOf(day, 24 * 60).getTime() + CATCH_UP_DAYS * DAY_MILLISECONDS
	return new Date(Math.max(inGrace(closesAt).getTime(), Math.min(lastCredit.expiresAt.getTime(), caughtUpBy)))
}
