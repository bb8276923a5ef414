import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/public.ts'
import { accessKey } from '../access-key.ts'
import { findSubscription } from '../tables.ts'
import { claimReminders } from './tables.ts'

/** A mail is sent so long before an access ends, each once. */
const reminderDays = [7, 1] as const
const DAY_MILLISECONDS = 86_400_000

/** A statement is short with so many, also on the embedded database, where everybody waits for it. */
const AT_ONCE = 200

/** Tells somebody that an access ends; what it says is read when the mail is made. */
export const endsSoonJob = defineJob<{ subscriptionId: string }>('subscriptions.ends-soon')

/**
 * Asks for the mails that are due now. A mail and the note that it was asked for are stored together, so neither a crash nor a second process
 * loses or doubles one.
 */
export async function remindOfEnds(
	{ database, jobs }: { database: Database; jobs: Jobs },
	now: Date,
	atOnce = AT_ONCE,
): Promise<void> {
	for (const [index, days] of reminderDays.entries()) {
		const inDays = (count: number) => new Date(now.getTime() + count * DAY_MILLISECONDS)
		// What the next mail is due for by now needs no earlier one.
		const due = { days, after: inDays(reminderDays[index + 1] ?? 0), to: inDays(days) }
		while ((await askForMails({ database, jobs }, due, atOnce)) === atOnce);
	}
}

function askForMails(
	{ database, jobs }: { database: Database; jobs: Jobs },
	due: Parameters<typeof claimReminders>[1],
	atOnce: number,
): Promise<number> {
	return database.transaction(async (tx) => {
		const ids = await claimReminders(tx, due, atOnce)
		for (const subscriptionId of ids) {
			await jobs.send(tx, endsSoonJob, { subscriptionId })
			await tellEnd({ jobs }, tx, subscriptionId, due.days)
		}
		return ids.length
	})
}

async function tellEnd(services: { jobs: Jobs }, tx: Transaction, id: string, days: number): Promise<void> {
	const subscription = await findSubscription(tx, id)
	if (!subscription) return
	const { userId, kind, title, endsAt } = subscription
	const about = { of: kind, subscriptionId: id, title, endsAt: endsAt.toISOString() }
	await notify(services, tx, { userId, key: `${accessKey(subscription)}${id}/${days}`, kind: 'access-ending', about })
}
