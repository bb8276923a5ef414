import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { isAccount } from '../../accounts/public.ts'
import { notifications } from '../tables.ts'

/** Who has never changed anything has no row. The account is referred to in the migration. */
export const notificationSettings = pgTable('notification_settings', {
	userId: text('user_id').primaryKey(),
	mailDigest: boolean('mail_digest').notNull(),
})

export async function wantsMailDigest(db: Queryable, userId: string): Promise<boolean> {
	const { rows } = await db.execute<{ mailDigest: boolean }>(
		sql`select mail_digest as "mailDigest" from ${notificationSettings} where user_id = ${userId}`,
	)
	return rows[0]?.mailDigest ?? true
}

/** An account that is gone is passed over. What waited for a mail that is not wanted waits no more. */
export async function setMailDigest(tx: Transaction, userId: string, mailDigest: boolean): Promise<void> {
	await tx.execute(sql`
		insert into ${notificationSettings} (user_id, mail_digest) select ${userId}, ${mailDigest}::boolean where ${isAccount(userId)}
		on conflict (user_id) do update set mail_digest = excluded.mail_digest`)
	if (!mailDigest)
		await tx.execute(sql`update ${notifications} set awaits_mail = false where user_id = ${userId} and awaits_mail`)
}

/** Lists what somebody has chosen, to be copied. */
export async function listSettingsOf(db: Queryable, userId: string) {
	const { rows } = await db.execute(
		sql`select mail_digest as "mailDigest" from ${notificationSettings} where user_id = ${userId}`,
	)
	return rows
}

export async function deleteSettings(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${notificationSettings} where user_id = ${userId}`)
}
