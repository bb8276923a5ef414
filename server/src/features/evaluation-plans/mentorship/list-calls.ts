import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import type { MentorshipCall } from '@aravalli/shared/evaluation-plans/mentorship-contract'
import { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { type Item, listItems } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listPlanAccesses } from '../../subscriptions/public.ts'
import { invitedPlans, mayJoin } from './may-join.ts'

/** Whoever comes late still finds the link. */
const SHOWN_AFTER_START_MILLISECONDS = 2 * 3_600_000
const AHEAD_MILLISECONDS = 14 * 86_400_000
const MOST_CALLS = 50
const MOST_PLANS = 100

interface Asked {
	userId: string
	language: Language
	now: Date
}

/** Lists the calls that are to come, the next first, each with its link for whoever has a plan for it. */
export async function listCalls(db: Queryable, { userId, language, now }: Asked): Promise<MentorshipCall[]> {
	const [coming, accesses] = await Promise.all([readCalls(db, language, now), listPlanAccesses(db, userId)])
	return presentCalls(coming, accesses, now)
}

/** Reads what is the same for everybody. */
export async function readCalls(db: Queryable, language: Language, now: Date) {
	const range = { from: indiaDay(shownFrom(now)), to: indiaDay(new Date(now.getTime() + AHEAD_MILLISECONDS)) }
	const [calls, plans] = await Promise.all([
		listItems(db, mentorshipCallKind, { language, range, limit: MOST_CALLS, offset: 0 }),
		listItems(db, evaluationPlanKind, { language, limit: MOST_PLANS, offset: 0 }),
	])
	const withMentorship = plans.items.filter(({ common }) => common.hasMentorship).map(({ id }) => id)
	return { calls: calls.items, withMentorship }
}

export type ComingCalls = Awaited<ReturnType<typeof readCalls>>

export function presentCalls(
	{ calls, withMentorship }: ComingCalls,
	accesses: Parameters<typeof mayJoin>[0],
	now: Date,
): MentorshipCall[] {
	return calls
		.map((item) => ({ item, startsAt: startOf(item) }))
		.filter(({ startsAt }) => startsAt > shownFrom(now))
		.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
		.map(({ item: { id, card, common, isFallback }, startsAt }) => {
			const planIds = invitedPlans(common.plans, withMentorship)
			const link = mayJoin(accesses, { startsAt, planIds }) ? common.link : null
			return { _id: id, ...card, startsAt: startsAt.toISOString(), link, isFallback }
		})
}

const shownFrom = (now: Date): Date => new Date(now.getTime() - SHOWN_AFTER_START_MILLISECONDS)

/** Its day and hour are those of India. */
const startOf = ({ common: { day, startsAt } }: Item<typeof mentorshipCallKind>): Date =>
	new Date(`${day}T${startsAt}:00+05:30`)
