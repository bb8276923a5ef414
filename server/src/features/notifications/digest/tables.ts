import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { notifications } from '../tables.ts'

export interface DueDigest {
	userId: string
	/** The newest come first. */
	ids: string[]
}

/**
 * Claims for their mails what was told before then and waits for one: all of some people's, each once, whoever else is asking.
 * @param atOnce is how many notifications are looked at for their readers
 */
export async function claimDigests(tx: Transaction, before: Date, atOnce: number): Promise<DueDigest[]> {
	// Two that claim at the same moment would wait for each other in a circle.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('notifications.digest', 0))`)
	const isDue = sql`awaits_mail and created_at < ${before.toISOString()}::timestamptz`
	const { rows } = await tx.execute<{ userId: string; ids: string[] }>(sql`
		with readers as (
			select distinct user_id from (
				select user_id from ${notifications} where ${isDue} order by created_at limit ${atOnce}) as first),
		claimed as (
			update ${notifications} as notification set awaits_mail = false from readers
			where notification.user_id = readers.user_id and ${isDue}
			returning notification.id, notification.user_id, notification.created_at)
		select user_id as "userId", array_agg(id order by created_at desc, id desc) as ids from claimed group by user_id`)
	return rows
}
