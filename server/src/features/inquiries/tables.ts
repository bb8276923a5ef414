import { type Language, languages } from '@aravalli/shared/language'
import { asc, desc, sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/open-database.ts'

const isLanguage = sql.raw(`language in (${languages.map((language) => `'${language}'`).join(', ')})`)

/** What people ask the team. */
export const inquiries = pgTable(
	'inquiries',
	{
		id: text().primaryKey(),
		name: text().notNull(),
		email: text().notNull(),
		/** Ten digits, or '' for none. */
		phone: text().notNull(),
		message: text().notNull(),
		/** In which they read the site, and want the answer. */
		language: text().$type<Language>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('inquiries_newest').on(table.createdAt), check('inquiries_language', isLanguage)],
)

/** Who wants to be told when a page opens. */
export const notifyRequests = pgTable(
	'notify_requests',
	{
		page: text().notNull(),
		/** In its canonical form. */
		email: text().notNull(),
		language: text().$type<Language>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.page, table.email] }), check('notify_requests_language', isLanguage)],
)

export type NewInquiry = Omit<typeof inquiries.$inferSelect, 'createdAt'>
export type NotifyRequest = typeof notifyRequests.$inferSelect

export async function insertInquiry(db: Queryable, inquiry: NewInquiry): Promise<void> {
	await db.insert(inquiries).values(inquiry)
}

export async function listInquiries(db: Queryable, limit: number): Promise<(typeof inquiries.$inferSelect)[]> {
	return db.select().from(inquiries).orderBy(desc(inquiries.createdAt), asc(inquiries.id)).limit(limit)
}

/** The same address and page is kept once. */
export async function insertNotifyRequest(db: Queryable, request: Omit<NotifyRequest, 'createdAt'>): Promise<void> {
	await db.insert(notifyRequests).values(request).onConflictDoNothing()
}

/** By page, the earliest first. */
export async function listNotifyRequests(db: Queryable): Promise<NotifyRequest[]> {
	return db.select().from(notifyRequests).orderBy(asc(notifyRequests.page), asc(notifyRequests.createdAt))
}
