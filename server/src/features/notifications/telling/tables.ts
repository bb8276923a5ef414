import { NOTIFICATIONS_KEPT } from '@aravalli/shared/notifications/notification'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { isAccount } from '../../accounts/public.ts'
import { pushSubscriptions } from '../push/tables.ts'
import { notificationSettings } from '../settings/tables.ts'
import { notifications } from '../tables.ts'
import type { Told } from '../told.ts'

export interface NewNotification {
	id: string
	userId: string
	told: Told
	key: string
	mayBeMailed: boolean
}

/**
 * Stores a notification unless its event was told before, or the account is gone.
 * @returns the sessions whose browsers are to be told at once; null where nothing was stored
 */
export async function insertNotification(
	tx: Transaction,
	{ id, userId, told: { kind, about }, key, mayBeMailed }: NewNotification,
): Promise<string[] | null> {
	const { rows } = await tx.execute<{ sessionIds: string[] }>(sql`
		with stored as (
			insert into ${notifications} (id, user_id, kind, about, key, awaits_mail)
			select ${id}, ${userId}, ${kind}, ${JSON.stringify(about)}::jsonb, ${key}, ${mayBeMailed}::boolean and not exists (
				select from ${notificationSettings} where user_id = ${userId} and not mail_digest)
			where ${isAccount(userId)}
			on conflict (user_id, key) do nothing returning id)
		select array(select session_id from ${pushSubscriptions} where user_id = ${userId}) as "sessionIds" from stored`)
	return rows[0]?.sessionIds ?? null
}

/** Deletes what lies behind the last `NOTIFICATIONS_KEPT`. */
export async function deleteBehindLast(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`
		delete from ${notifications} where id in (
			select id from ${notifications} where user_id = ${userId}
			order by created_at desc, id desc offset ${NOTIFICATIONS_KEPT})`)
}

/** Names what one account was told of an event, or of all events whose keys begin so. */
export interface TakenBack {
	userId: string
	keyStart: string
}

export async function deleteTold(tx: Transaction, taken: readonly TakenBack[]): Promise<void> {
	const userIds = sql.param(taken.map(({ userId }) => userId))
	const keyStarts = sql.param(taken.map(({ keyStart }) => keyStart))
	await tx.execute(sql`
		delete from ${notifications} as notification using unnest(${userIds}::text[], ${keyStarts}::text[]) as gone (user_id, key_start)
		where notification.user_id = gone.user_id and starts_with(notification.key, gone.key_start)`)
}

/** Deletes at most so many that are older. @returns how many */
export async function deleteOlder(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${notifications} where id in (
			select id from ${notifications} where created_at < ${before.toISOString()}::timestamptz limit ${most})`)
	return rowCount ?? 0
}
