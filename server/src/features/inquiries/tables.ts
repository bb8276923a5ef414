import { type Language, languages } from '@aravalli/shared/language'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

const isLanguage = sql.raw(`language in (${languages.map((language) => `'${language}'`).join(', ')})`)

/**
 * Refers to whoever was signed in; it is null where nobody was. An address says nothing about whose the row is, because
 * anybody can write any address. The reference to accounts is only in the migration: their tables are another
 * feature's.
 */
const sender = () => text('user_id')

/** Keeps what people ask the team. */
export const inquiries = pgTable(
	'inquiries',
	{
		id: text().primaryKey(),
		userId: sender(),
		name: text().notNull(),
		email: text().notNull(),
		/** Holds ten digits, or '' for none. */
		phone: text().notNull(),
		message: text().notNull(),
		/** They read the site in this language, and want the answer in it. */
		language: text().$type<Language>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('inquiries_newest').on(table.createdAt),
		index('inquiries_user').on(table.userId),
		check('inquiries_language', isLanguage),
	],
)

/**
 * Keeps who wants to be told when a page opens. Whoever asks has a row of their own, also for an address that somebody
 * else has named already: so nobody can take another's wish over, or withdraw it by closing an account.
 */
export const notifyRequests = pgTable(
	'notify_requests',
	{
		userId: sender(),
		page: text().notNull(),
		/** The address is in its canonical form. */
		email: text().notNull(),
		language: text().$type<Language>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		unique('notify_requests_sender').on(table.page, table.email, table.userId).nullsNotDistinct(),
		index('notify_requests_user').on(table.userId),
		check('notify_requests_language', isLanguage),
	],
)

export type NewInquiry = Omit<typeof inquiries.$inferSelect, 'createdAt'>
export type NotifyRequest = typeof notifyRequests.$inferSelect

export async function insertInquiry(db: Queryable, inquiry: NewInquiry): Promise<void> {
	await db.insert(inquiries).values(inquiry)
}

/** Returns null when it was erased. */
export async function findInquiry(db: Queryable, id: string): Promise<typeof inquiries.$inferSelect | null> {
	const [found] = await db.select().from(inquiries).where(eq(inquiries.id, id))
	return found ?? null
}

export async function listInquiries(db: Queryable, limit: number): Promise<(typeof inquiries.$inferSelect)[]> {
	return db.select().from(inquiries).orderBy(desc(inquiries.createdAt), asc(inquiries.id)).limit(limit)
}

/** @param most up to which is counted */
export async function countInquiriesSince(db: Queryable, since: Date, most: number): Promise<number> {
	return (await db.select({ id: inquiries.id }).from(inquiries).where(gt(inquiries.createdAt, since)).limit(most))
		.length
}

/** Keeps the same address and page once for each who asks. */
export async function insertNotifyRequest(db: Queryable, request: Omit<NotifyRequest, 'createdAt'>): Promise<void> {
	await db.insert(notifyRequests).values(request).onConflictDoNothing()
}

/** Lists each address once for a page, as it was named first; by page, the earliest first. */
export async function listNotifyRequests(db: Queryable): Promise<Omit<NotifyRequest, 'userId'>[]> {
	const { page, email, language, createdAt } = notifyRequests
	const first = db
		.selectDistinctOn([page, email], { page, email, language, createdAt })
		.from(notifyRequests)
		.orderBy(page, email, createdAt)
		.as('first')
	return db.select().from(first).orderBy(asc(first.page), asc(first.createdAt))
}

/** Lists what somebody has sent while signed in. */
export async function listSentBy(db: Queryable, userId: string) {
	const asked = await db
		.select()
		.from(inquiries)
		.where(eq(inquiries.userId, userId))
		.orderBy(asc(inquiries.createdAt), asc(inquiries.id))
	const awaited = await db
		.select()
		.from(notifyRequests)
		.where(eq(notifyRequests.userId, userId))
		.orderBy(asc(notifyRequests.page), asc(notifyRequests.email))
	return { asked, awaited }
}

/** Deletes what was sent before then, at most so many of each. @returns how many of the kind of which there were more */
export async function deleteSentBefore(db: Queryable, before: Date, most: number): Promise<number> {
	const counts = [inquiries, notifyRequests].map(async (table) => {
		const { rowCount } = await db.execute(sql`
			delete from ${table} where ctid in (
				select ctid from ${table} where created_at < ${before.toISOString()} limit ${most})`)
		return rowCount ?? 0
	})
	return Math.max(...(await Promise.all(counts)))
}

export async function deleteSentBy(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(inquiries).where(eq(inquiries.userId, userId))
	await tx.delete(notifyRequests).where(eq(notifyRequests.userId, userId))
}
