import type { SlotPlace } from '@aravalli/shared/expert-sessions/slots'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'

/**
 * Has one row for each slot that is held or booked. Its key keeps two callers from having the same slot, on any number of processes: a
 * slot is taken by inserting its row, or by taking over one whose hold has lapsed, in one statement.
 */
export const sessionSlots = pgTable(
	'session_slots',
	{
		/** Is 'YYYY-MM-DD', in India. */
		day: text().notNull(),
		slot: smallint().notNull(),
		orderId: text('order_id').notNull().unique(),
		/** The hold lapses then; null: it is booked. */
		heldUntil: timestamp('held_until', { withTimezone: true }),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.slot] }),
		check('session_slots_day', sql`${table.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
		check('session_slots_slot', sql`${table.slot} between 0 and 11`),
	],
)

interface Taking extends SlotPlace {
	orderId: string
	/** null: it is booked for good. */
	heldUntil: Date | null
	now: Date
}

/**
 * Takes a free slot, one whose hold has lapsed, or the one that the order has already.
 *
 * What another order has is seen before anything is written: a statement that waited for it could wait for one that waits for this
 * transaction.
 *
 * @returns false where another has it
 */
export async function takeSlot(tx: Transaction, { day, slot, orderId, heldUntil, now }: Taking): Promise<boolean> {
	const moment = sql`${now.toISOString()}::timestamptz`
	const { rowCount } = await tx.execute(sql`
		insert into ${sessionSlots} as taken (day, slot, order_id, held_until)
		select ${day}, ${slot}::smallint, ${orderId}, ${heldUntil?.toISOString() ?? null}::timestamptz
		where not exists (
			select 1 from ${sessionSlots} as other where other.day = ${day} and other.slot = ${slot}::smallint
				and other.order_id <> ${orderId} and (other.held_until is null or other.held_until >= ${moment}))
		on conflict (day, slot) do update set order_id = excluded.order_id, held_until = excluded.held_until
			where taken.held_until < ${moment} or taken.order_id = excluded.order_id`)
	return (rowCount ?? 0) > 0
}

/** Makes the order's hold a booking, also one that has lapsed and that nobody has taken over. @returns false where there is none */
export async function bookHeldSlot(tx: Transaction, orderId: string): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`update ${sessionSlots} set held_until = null where order_id = ${orderId}`)
	return (rowCount ?? 0) > 0
}

/** Gives back what the order holds; what it has booked stays. */
export async function freeHeldSlot(tx: Transaction, orderId: string): Promise<void> {
	await tx.execute(sql`delete from ${sessionSlots} where order_id = ${orderId} and held_until is not null`)
}

/** Gives back what the order holds or has booked. */
export async function freeSlot(tx: Transaction, orderId: string): Promise<void> {
	await tx.execute(sql`delete from ${sessionSlots} where order_id = ${orderId}`)
}

/** Lists the slots of a day that are booked or held, with whose order; those whose hold has lapsed are free. */
export async function listTaken(
	db: Queryable,
	day: string,
	now: Date,
): Promise<{ slot: number; orderId: string; isHeld: boolean }[]> {
	const { rows } = await db.execute<{ slot: number; orderId: string; isHeld: boolean }>(sql`
		select slot, order_id as "orderId", held_until is not null as "isHeld" from ${sessionSlots}
		where day = ${day} and (held_until is null or held_until >= ${now.toISOString()}::timestamptz)`)
	return rows
}

/** Forgets holds that lapsed before then. @returns how many, at most `most` */
export async function deleteLapsedHolds(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${sessionSlots} where ctid in (
			select ctid from ${sessionSlots} where held_until < ${before.toISOString()}::timestamptz limit ${most})`)
	return rowCount ?? 0
}
