import type { SlotPlace } from '@aravalli/shared/expert-sessions/slots'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Bilingual } from '@aravalli/shared/language'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../../platform/database/count-up-to.ts'
import type { Queryable, SqlPart, Transaction } from '../../../platform/database/database.ts'

/** A pending one waits for its payment, a lapsed one was not paid in time; a payment that comes all the same still finds it. */
export type BookingStatus = 'pending' | 'lapsed' | 'booked' | 'cancelled'

/**
 * Keeps what was written into the booking form, with the order that it was written for.
 *
 * It refers to the account only in the migration, because accounts are another feature's; the reference keeps contact data from being
 * stored for an account that is being closed.
 */
export const bookings = pgTable(
	'bookings',
	{
		id: text().primaryKey(),
		orderId: text('order_id').notNull().unique(),
		/** It and the contact data are null where the account was closed. */
		userId: text('user_id'),
		/** Is 'YYYY-MM-DD', in India. */
		day: text().notNull(),
		slot: smallint().notNull(),
		/** Says what the session is about, as it was called then. */
		sessionType: jsonb('session_type').$type<Bilingual>().notNull(),
		name: text(),
		email: text(),
		phone: text(),
		message: text(),
		status: text().$type<BookingStatus>().notNull(),
		/** Counts its changes: a calendar takes an invitation with a higher number in place of the former. */
		sequence: integer().notNull().default(0),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		paidAt: timestamp('paid_at', { withTimezone: true }),
		cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
	},
	(table) => [
		check('bookings_slot', sql`${table.slot} between 0 and 11`),
		check('bookings_status', sql`${table.status} in ('pending', 'lapsed', 'booked', 'cancelled')`),
		check('bookings_paid', sql`(${table.status} in ('booked', 'cancelled')) = (${table.paidAt} is not null)`),
		check('bookings_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`),
		uniqueIndex('bookings_one_owner').on(table.day, table.slot).where(sql`${table.status} = 'booked'`),
		index('bookings_user').on(table.userId),
		index('bookings_newest').on(table.createdAt),
	],
)

export type BookingRow = typeof bookings.$inferSelect
export type NewBooking = Omit<BookingRow, 'sequence' | 'status' | 'paidAt' | 'cancelledAt'>

const isOf = (orderId: string) => sql`${bookings.orderId} = ${orderId}`
const isPaid = sql`${bookings.paidAt} is not null`
const firstOf = async (rows: Promise<BookingRow[]>): Promise<BookingRow | null> => (await rows)[0] ?? null

/** Stores it as pending; where the order has such a one already, what was written last counts. */
export async function insertPending(tx: Transaction, booking: NewBooking): Promise<void> {
	const { name, email, phone, message, sessionType } = booking
	await tx
		.insert(bookings)
		.values({ ...booking, status: 'pending' })
		.onConflictDoUpdate({
			target: bookings.orderId,
			set: { name, email, phone, message, sessionType },
			setWhere: sql`${bookings.status} = 'pending'`,
		})
}

export async function lockBookingOf(tx: Transaction, orderId: string): Promise<BookingRow | null> {
	return firstOf(tx.select().from(bookings).where(isOf(orderId)).for('update'))
}

/** Finds one that was paid, also where it was cancelled. */
export async function findPaidOf(db: Queryable, orderId: string): Promise<BookingRow | null> {
	return firstOf(
		db
			.select()
			.from(bookings)
			.where(sql`${isOf(orderId)} and ${isPaid}`),
	)
}

export async function findBooking(db: Queryable, id: string): Promise<BookingRow | null> {
	return firstOf(db.select().from(bookings).where(sql`${bookings.id} = ${id}`))
}

const isOwn = (id: string, userId: string) =>
	sql`${bookings.id} = ${id} and ${bookings.userId} = ${userId} and ${isPaid}`

/** Finds a paid one of this learner. */
export async function findOwnBooking(db: Queryable, id: string, userId: string): Promise<BookingRow | null> {
	return firstOf(db.select().from(bookings).where(isOwn(id, userId)))
}

/** Locks it, too: of two changes the second finds what the first has left. */
export async function lockOwnBooking(tx: Transaction, id: string, userId: string): Promise<BookingRow | null> {
	return firstOf(tx.select().from(bookings).where(isOwn(id, userId)).for('update'))
}

/** Lists what this learner has paid for. */
export async function listPaidBy(db: Queryable, userId: string): Promise<BookingRow[]> {
	return db
		.select()
		.from(bookings)
		.where(sql`${bookings.userId} = ${userId} and ${isPaid}`)
		.orderBy(bookings.day, bookings.slot, bookings.id)
}

/** Lists what is booked for a day in India, and keeps it so until the end of the transaction. */
export async function listBookedOn(tx: Transaction, day: string): Promise<BookingRow[]> {
	return tx
		.select()
		.from(bookings)
		.where(sql`${bookings.day} = ${day} and ${bookings.status} = 'booked'`)
		.orderBy(bookings.slot)
		.for('share')
}

/** Lists the orders that this learner has not paid. */
export async function listUnpaidOrders(db: Queryable, userId: string): Promise<string[]> {
	const rows = await db
		.select({ orderId: bookings.orderId })
		.from(bookings)
		.where(sql`${bookings.userId} = ${userId} and ${bookings.status} = 'pending'`)
	return rows.map(({ orderId }) => orderId)
}

/** It must be locked. */
export async function setBooked(tx: Transaction, orderId: string, now: Date): Promise<void> {
	await tx.update(bookings).set({ status: 'booked', paidAt: now }).where(isOf(orderId))
}

export async function setLapsed(tx: Transaction, orderId: string): Promise<void> {
	await tx
		.update(bookings)
		.set({ status: 'lapsed' })
		.where(sql`${isOf(orderId)} and ${bookings.status} = 'pending'`)
}

/**
 * Cancels it where it is booked.
 * @returns its new state; null where it was not booked, or is another's
 */
export async function setCancelled(tx: Transaction, where: SqlPart, now: Date): Promise<BookingRow | null> {
	return firstOf(
		tx
			.update(bookings)
			.set({ status: 'cancelled', cancelledAt: now, sequence: sql`${bookings.sequence} + 1` })
			.where(sql`${where} and ${bookings.status} = 'booked'`)
			.returning(),
	)
}

export const isBookingOf = isOf

/** It must be locked, and booked. @returns its new state */
export async function setMoved(tx: Transaction, id: string, { day, slot }: SlotPlace): Promise<BookingRow | null> {
	return firstOf(
		tx
			.update(bookings)
			.set({ day, slot, sequence: sql`${bookings.sequence} + 1` })
			.where(sql`${bookings.id} = ${id}`)
			.returning(),
	)
}

/** Forgets what was never paid and was written before then. @returns how many, at most `most` */
export async function deleteUnpaid(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${bookings} where ctid in (
			select ctid from ${bookings}
			where created_at < ${before.toISOString()}::timestamptz and status in ('pending', 'lapsed') limit ${most})`)
	return rowCount ?? 0
}

/** Lists all that this learner ever began, to be copied. */
export async function listBookedBy(db: Queryable, userId: string): Promise<BookingRow[]> {
	return db.select().from(bookings).where(sql`${bookings.userId} = ${userId}`).orderBy(bookings.createdAt, bookings.id)
}

/** Deletes what was never paid, and takes the learner and the contact data out of the rest. */
export async function forgetLearner(tx: Transaction, userId: string): Promise<void> {
	const isTheirs = sql`${bookings.userId} = ${userId}`
	await tx.delete(bookings).where(sql`${isTheirs} and ${bookings.paidAt} is null`)
	await tx.update(bookings).set({ userId: null, name: null, email: null, phone: null, message: null }).where(isTheirs)
}

/** Looks for `search` in names, addresses, numbers and ids of paid ones; '' finds all. */
function isPaidAndFound(search: string): SqlPart {
	const words = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
	return sql`${isPaid} and (${search} = '' or ${bookings.id} = ${search} or ${bookings.orderId} = ${search}
		or ${bookings.name} ilike ${words} or ${bookings.email} ilike ${words} or ${bookings.phone} like ${words})`
}

/** Lists paid ones, the latest session first. An expert has a dozen slots a day: they are never too many to be sorted. */
export async function listBookings(
	db: Queryable,
	search: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<BookingRow[]> {
	return db
		.select()
		.from(bookings)
		.where(isPaidAndFound(search))
		.orderBy(sql`${bookings.day} desc, ${bookings.slot} desc, ${bookings.id}`)
		.limit(limit)
		.offset(offset)
}

export const countBookings = (db: Queryable, search: string, most: number): Promise<number> =>
	countUpTo(db, sql`${bookings}`, isPaidAndFound(search), most)

/** Cancels what this learner has booked for a day that is not past in India. */
export async function cancelAhead(tx: Transaction, userId: string, now: Date): Promise<BookingRow[]> {
	return tx
		.update(bookings)
		.set({ status: 'cancelled', cancelledAt: now, sequence: sql`${bookings.sequence} + 1` })
		.where(
			sql`${bookings.userId} = ${userId} and ${bookings.status} = 'booked' and ${bookings.day} >= ${indiaDay(now)}`,
		)
		.returning()
}
