import { MOST_COUNTED } from '@aravalli/shared/notifications/notification'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { notifications, type ShownRow, shownColumns } from '../tables.ts'

type Stored = { [Key in keyof ShownRow]: ShownRow[Key] }

/** Lists a page of what somebody was told, the newest first. */
export async function listNotifications(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ShownRow[]> {
	const { rows } = await db.execute<Stored>(sql`
		select ${shownColumns} from ${notifications} where user_id = ${userId}
		order by created_at desc, id desc limit ${limit} offset ${offset}`)
	return rows
}

/** There are never more than `NOTIFICATIONS_KEPT`. */
export async function countNotifications(db: Queryable, userId: string): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from ${notifications} where user_id = ${userId}`,
	)
	return rows[0]?.total ?? 0
}

/** Counts one further than is shown, which tells that there are more. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
	const { rows } = await db.execute<{ unread: number }>(sql`
		select count(*)::int as unread from (
			select from ${notifications} where user_id = ${userId} and read_at is null limit ${MOST_COUNTED + 1}) as counted`)
	return rows[0]?.unread ?? 0
}

/** @param ids null: all of this account's */
export async function setRead(db: Queryable, userId: string, ids: readonly string[] | null, now: Date): Promise<void> {
	const named = ids === null ? sql`true` : sql`id = any(${sql.param(ids)}::text[])`
	await db.execute(sql`
		update ${notifications} set read_at = ${now.toISOString()}::timestamptz, awaits_mail = false
		where user_id = ${userId} and read_at is null and ${named}`)
}

/** Finds those of them that are still unread, the newest first. */
export async function findUnread(db: Queryable, userId: string, ids: readonly string[]): Promise<ShownRow[]> {
	const { rows } = await db.execute<Stored>(sql`
		select ${shownColumns} from ${notifications}
		where user_id = ${userId} and read_at is null and id = any(${sql.param(ids)}::text[])
		order by created_at desc, id desc`)
	return rows
}

/** Lists all of somebody's, the newest first, to be copied. */
export async function listAllNotifications(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select kind, about, created_at as "createdAt", read_at as "readAt" from ${notifications}
		where user_id = ${userId} order by created_at desc, id desc`)
	return rows
}

export async function deleteNotifications(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${notifications} where user_id = ${userId}`)
}
