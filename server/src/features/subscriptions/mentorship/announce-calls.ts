import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { mentorshipCallKind } from '@aravalli/shared/expert-sessions/kinds'
import { addDays, indiaDay } from '@aravalli/shared/india-time'
import { listItems } from '../../../content/items.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { MailingServices } from '../mailing.ts'
import { type Call, callOf } from './call.ts'
import { claimCallMails } from './tables.ts'

/** Tells a subscriber of a call; when and where it is, is read when the mail is made. */
export const callMailJob = defineJob<{ callId: string; subscriptionId: string }>('subscriptions.call-mail')

/** Whoever is told earlier has forgotten it by then. */
const AHEAD_DAYS = 14
const MOST_CALLS = 50
const MOST_PLANS = 100
/** A statement is short with so many, also on the embedded database, where everybody waits for it. */
const AT_ONCE = 200

/**
 * Tells subscribers of the published calls of the next two weeks: each of each call once, and who subscribes later, later.
 */
export async function announceCalls(services: Pick<MailingServices, 'database' | 'jobs' | 'now'>): Promise<void> {
	const { database, now } = services
	const calls = await listCalls(services)
	if (calls.length === 0) return
	const options = { language: 'english', limit: MOST_PLANS, offset: 0 } as const
	const { items: plans } = await listItems(database.db, evaluationPlanKind, options)
	const withMentorship = plans.filter(({ common }) => common.hasMentorship).map(({ id }) => id)
	for (const call of calls.filter(({ startsAt }) => startsAt > now())) {
		const planIds = call.plans.length > 0 ? withMentorship.filter((id) => call.plans.includes(id)) : withMentorship
		while ((await askForMails(services, call, planIds)) === AT_ONCE);
	}
}

async function listCalls({ database, now }: Pick<MailingServices, 'database' | 'now'>): Promise<Call[]> {
	const today = indiaDay(now())
	const { items } = await listItems(database.db, mentorshipCallKind, {
		language: 'english',
		range: { from: today, to: addDays(today, AHEAD_DAYS) },
		limit: MOST_CALLS,
		offset: 0,
	})
	return items.map(callOf)
}

function askForMails(
	{ database, jobs }: Pick<MailingServices, 'database' | 'jobs'>,
	{ id: callId, startsAt }: Call,
	planIds: string[],
): Promise<number> {
	return database.transaction(async (tx) => {
		const ids = await claimCallMails(tx, { callId, planIds, startsAt }, AT_ONCE)
		for (const subscriptionId of ids) await jobs.send(tx, callMailJob, { callId, subscriptionId })
		return ids.length
	})
}
