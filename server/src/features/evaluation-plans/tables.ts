import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

/** A plan may have so many places in all, and so many at an early price; an order may hold one of each. */
export type PlacePool = 'place' | 'early'

/**
 * Has one row for each place. A free one is claimed by changing it on the condition that it is still free, past those that others are
 * claiming: so N callers get N places, and the next gets none.
 */
export const planPlaces = pgTable(
	'plan_places',
	{
		planId: text('plan_id').notNull(),
		pool: text().$type<PlacePool>().notNull(),
		number: integer().notNull(),
		/** It is null while the place is free. */
		orderId: text('order_id'),
		/** A claim lapses then; null: it is paid for. */
		heldUntil: timestamp('held_until', { withTimezone: true }),
	},
	(table) => [
		primaryKey({ columns: [table.planId, table.pool, table.number] }),
		check('plan_places_pool', sql`${table.pool} in ('place', 'early')`),
		check('plan_places_number', sql`${table.number} > 0`),
		check('plan_places_held', sql`${table.orderId} is not null or ${table.heldUntil} is null`),
		uniqueIndex('plan_places_order').on(table.pool, table.orderId),
		index('plan_places_free')
			.on(table.planId, table.pool, table.number)
			.where(sql`${table.heldUntil} is not null or ${table.orderId} is null`),
	],
)

export interface Pool {
	planId: string
	pool: PlacePool
	/** So many places there are today; rows beyond are not given out. */
	size: number
}

/** Makes the rows of a pool that has grown, or is new; false where they are all there. */
export async function ensurePlaces(tx: Transaction, { planId, pool, size }: Pool): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		insert into ${planPlaces} (plan_id, pool, number)
		select ${planId}, ${pool}, number from generate_series(1, ${size}::int) as number
		on conflict do nothing`)
	return (rowCount ?? 0) > 0
}

/**
 * Claims a free place, or the one that the order has already.
 * @param heldUntil null: for good
 * @returns false where all are taken
 */
export async function claimPlace(
	tx: Transaction,
	{ planId, pool, size }: Pool,
	orderId: string,
	heldUntil: Date | null,
	now: Date,
): Promise<boolean> {
	const until = heldUntil?.toISOString() ?? null
	const { rowCount } = await tx.execute(sql`
		update ${planPlaces} set order_id = ${orderId}, held_until = ${until}::timestamptz
		where (plan_id, pool, number) = (
			select plan_id, pool, number from ${planPlaces}
			where plan_id = ${planId} and pool = ${pool}
				and (order_id = ${orderId} or (number <= ${size} and (order_id is null or held_until < ${now.toISOString()}::timestamptz)))
			order by order_id = ${orderId} desc nulls last, number limit 1 for update skip locked)`)
	return (rowCount ?? 0) > 0
}

/** Gives back what an order holds or had. */
export async function freePlaces(tx: Transaction, orderId: string): Promise<void> {
	await tx.execute(sql`update ${planPlaces} set order_id = null, held_until = null where order_id = ${orderId}`)
}

export interface TakenPlaces {
	planId: string
	pool: PlacePool
	taken: number
}

/** Counts the places that are paid for or held now, of all plans. */
export async function countTaken(db: Queryable, now: Date): Promise<TakenPlaces[]> {
	const { rows } = await db.execute<{ planId: string; pool: PlacePool; taken: number }>(sql`
		select plan_id as "planId", pool, count(*)::int as taken from ${planPlaces}
		where order_id is not null and (held_until is null or held_until >= ${now.toISOString()}::timestamptz)
		group by plan_id, pool`)
	return rows
}
