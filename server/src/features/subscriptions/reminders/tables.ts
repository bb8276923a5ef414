import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { subscriptions } from '../tables.ts'

/** Remembers which mails were asked for that an access ends, so that each is sent once: across processes, and after a restart. */
export const subscriptionReminders = pgTable(
	'subscription_reminders',
	{
		subscriptionId: text('subscription_id')
			.notNull()
			.references(() => subscriptions.id),
		/** Is sent so many days before the end. */
		days: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.subscriptionId, table.days] }),
		check('subscription_reminders_days', sql`${table.days} > 0`),
	],
)

interface Due {
	days: number
	/** The access ends after this, and at `to` at the latest. */
	after: Date
	to: Date
}

/**
 * Notes reminders that are due, and returns of which subscriptions: each once, whoever else is asking. None is due where the access was
 * shorter than that from the start, or where a later one carries it on: plans extend each other.
 */
export async function claimReminders(tx: Transaction, { days, after, to }: Due, most: number): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		insert into ${subscriptionReminders} (subscription_id, days)
		select ending.id, ${days}::int from ${subscriptions} as ending
		where ending.cancelled_at is null
			and ending.ends_at > ${after.toISOString()}::timestamptz and ending.ends_at <= ${to.toISOString()}::timestamptz
			and ending.ends_at - ending.starts_at > make_interval(days => ${days}::int)
			and not exists (
				select 1 from ${subscriptions} as later
				where later.user_id = ending.user_id and later.kind = ending.kind
					and (ending.kind = 'evaluation-plan' or later.item_id = ending.item_id)
					and later.cancelled_at is null and later.ends_at > ending.ends_at)
			and not exists (
				select 1 from ${subscriptionReminders} as sent where sent.subscription_id = ending.id and sent.days = ${days}::int)
		limit ${most}
		on conflict do nothing
		returning subscription_id as id`)
	return rows.map(({ id }) => id)
}
