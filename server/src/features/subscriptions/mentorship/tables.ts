import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { subscriptions } from '../tables.ts'

/** Remembers to whom a call was announced, by the subscription that it is for. */
export const mentorshipCallMails = pgTable(
	'mentorship_call_mails',
	{
		callId: text('call_id').notNull(),
		subscriptionId: text('subscription_id')
			.notNull()
			.references(() => subscriptions.id),
	},
	(table) => [primaryKey({ columns: [table.callId, table.subscriptionId] })],
)

interface Invited {
	callId: string
	/** Are the plans whose subscribers are invited. */
	planIds: string[]
	startsAt: Date
}

/**
 * Notes who is told of a call, and returns by which subscriptions: whoever has one of the plans when the call begins, each once, also with
 * several plans.
 */
export async function claimCallMails(
	tx: Transaction,
	{ callId, planIds, startsAt }: Invited,
	most: number,
): Promise<string[]> {
	const at = startsAt.toISOString()
	const { rows } = await tx.execute<{ id: string }>(sql`
		insert into ${mentorshipCallMails} (call_id, subscription_id)
		select ${callId}, chosen.id from (
			select distinct on (user_id) id from ${subscriptions} as live
			where live.kind = 'evaluation-plan' and live.item_id = any(${sql.param(planIds)})
				and live.cancelled_at is null
				and live.starts_at <= ${at}::timestamptz and live.ends_at > ${at}::timestamptz
				and not exists (
					select 1 from ${mentorshipCallMails} as sent join ${subscriptions} as other on other.id = sent.subscription_id
					where sent.call_id = ${callId} and other.user_id = live.user_id)
			order by user_id, id limit ${most}
		) as chosen
		on conflict do nothing
		returning subscription_id as id`)
	return rows.map(({ id }) => id)
}
