import { type Language, languages } from '@aravalli/shared/language'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

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

/** Null when it was erased. */
export async function findInquiry(db: Queryable, id: string): Promise<typeof inquiries.$inferSelect | null> {
	const [found] = await db.select().from(inquiries).where(eq(inquiries.id, id))
	return found ?? null
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

/** What was left under an address, by an account or without one. */
export async function findOfAddress(db: Queryable, email: string) {
	const asked = await db.select().from(inquiries).where(eq(inquiries.email, email)).orderBy(asc(inquiries.createdAt))
	const awaited = await db
		.select()
		.from(notifyRequests)
		.where(eq(notifyRequests.email, email))
		.orderBy(asc(notifyRequests.page))
	return { inquiries: asked, notifyRequests: awaited }
}

export async function deleteOfAddress(tx: Transaction, email: string): Promise<void> {
	await tx.delete(inquiries).where(eq(inquiries.email, email))
	await tx.delete(notifyRequests).where(eq(notifyRequests.email, email))
}
