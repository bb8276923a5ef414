import type { NotificationKind } from '@aravalli/shared/notifications/notification'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SqlPart } from '../../platform/database/database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import type { Told } from './told.ts'

/** The account is referred to in the migration: the tables of accounts are another feature's. */
export const notifications = pgTable(
	'notifications',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		kind: text().$type<NotificationKind>().notNull(),
		/** Holds ids and what something was called then; never who did it, who may leave and is to leave nothing here. */
		about: jsonb().$type<Told['about']>().notNull(),
		/** Names the event: it is told once, however often its job runs. */
		key: plainText().notNull(),
		/** It waits for the next daily mail. What is read, or has a mail of its own, or whose reader wants none, does not. */
		awaitsMail: boolean('awaits_mail').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		readAt: timestamp('read_at', { withTimezone: true }),
	},
	(table) => [
		uniqueIndex('notifications_event').on(table.userId, table.key),
		index('notifications_newest').on(table.userId, table.createdAt, table.id),
		index('notifications_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} is null`),
		index('notifications_awaiting_mail').on(table.createdAt).where(sql`${table.awaitsMail}`),
		index('notifications_age').on(table.createdAt),
		check('notifications_key', sql`char_length(${table.key}) between 1 and 200`),
		check('notifications_awaiting', sql`not (${table.awaitsMail} and ${table.readAt} is not null)`),
	],
)

/** Is what a notification is made of for its reader; the moment is written as ISO 8601. */
export interface ShownRow {
	id: string
	kind: NotificationKind
	about: Told['about']
	createdAt: string
	isRead: boolean
}

const moment = sql.raw(`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const shownColumns = sql`id, kind, about, ${moment} as "createdAt", read_at is not null as "isRead"`

/** Gives, as one value of JSON, how many are unread of each kind that somebody has such of: `{ reply: 2 }`. */
export const unreadPart = (userId: string): SqlPart => sql`(
	select coalesce(jsonb_object_agg(kind, unread), '{}') from (
		select kind, count(*)::int as unread from ${notifications} where user_id = ${userId} and read_at is null group by kind
	) as counted)`
