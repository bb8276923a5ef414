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
	const from = new Date(now.getTime() - SHOWN_AFTER_START_MILLISECONDS)
	const range = { from: indiaDay(from), to: indiaDay(new Date(now.getTime() + AHEAD_MILLISECONDS)) }
	const [calls, plans, accesses] = await Promise.all([
		listItems(db, mentorshipCallKind, { language, range, limit: MOST_CALLS, offset: 0 }),
		listItems(db, evaluationPlanKind, { language, limit: MOST_PLANS, offset: 0 }),
		listPlanAccesses(db, userId),
	])
	const withMentorship = plans.items.filter(({ common }) => common.hasMentorship).map(({ id }) => id)
	return calls.items
		.map((item) => ({ item, startsAt: startOf(item) }))
		.filter(({ startsAt }) => startsAt > from)
		.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
		.map(({ item: { id, card, common, isFallback }, startsAt }) => {
			const planIds = invitedPlans(common.plans, withMentorship)
			const link = mayJoin(accesses, { startsAt, planIds }) ? common.link : null
			return { _id: id, ...card, startsAt: startsAt.toISOString(), link, isFallback }
		})
}

/** Its day and hour are those of India. */
const startOf = ({ common: { day, startsAt } }: Item<typeof mentorshipCallKind>): Date =>
	new Date(`${day}T${startsAt}:00+05:30`)
