import type { Bilingual } from '@aravalli/shared/language'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../platform/database/count-up-to.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

export const subscriptionKinds = ['evaluation-plan', 'course'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

/**
 * Keeps what a learner has been given access to, and until when.
 *
 * The account is not referred to: a closed account's payments, and what they paid for, must stay.
 */
export const subscriptions = pgTable(
	'subscriptions',
	{
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		kind: text().$type<SubscriptionKind>().notNull(),
		/** Is the plan's or the course's id. */
		itemId: text('item_id').notNull(),
		/** The title says what was bought, as it was called then. */
		title: jsonb().$type<Bilingual>().notNull(),
		startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
		endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
		/** A full refund sets it, which ends the access. */
		cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
		/** Is the order that paid for it; null for what was given without one. */
		orderId: text('order_id').unique(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('subscriptions_user').on(table.userId, table.endsAt),
		index('subscriptions_ends').on(table.endsAt),
		index('subscriptions_newest').on(table.createdAt, table.id),
		check('subscriptions_kind', sql`${table.kind} in ('evaluation-plan', 'course')`),
		check('subscriptions_times', sql`${table.endsAt} > ${table.startsAt}`),
	],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type NewSubscription = Omit<SubscriptionRow, 'createdAt' | 'cancelledAt' | 'orderId'> &
	Partial<Pick<SubscriptionRow, 'orderId'>>

/** Lists the one that ends last first. */
export async function listSubscriptions(db: Queryable, userId: string): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(sql`${subscriptions.userId} = ${userId}`)
		.orderBy(sql`${subscriptions.endsAt} desc, ${subscriptions.id}`)
}

const isLive = (userId: string, kind: SubscriptionKind, now: Date) => sql`
	${subscriptions.userId} = ${userId} and ${subscriptions.kind} = ${kind}
	and ${subscriptions.cancelledAt} is null and ${subscriptions.endsAt} > ${now.toISOString()}::timestamptz`

export async function findLiveEnd(
	db: Queryable,
	userId: string,
	kind: SubscriptionKind,
	itemId: string,
	now: Date,
): Promise<Date | null> {
	const [row] = await db
		.select({ endsAt: subscriptions.endsAt })
		.from(subscriptions)
		.where(sql`${isLive(userId, kind, now)} and ${subscriptions.itemId} = ${itemId}`)
		.orderBy(sql`${subscriptions.endsAt} desc`)
		.limit(1)
	return row?.endsAt ?? null
}

export async function listLiveItems(
	db: Queryable,
	userId: string,
	kind: SubscriptionKind,
	now: Date,
): Promise<Set<string>> {
	const rows = await db
		.select({ itemId: subscriptions.itemId })
		.from(subscriptions)
		.where(isLive(userId, kind, now))
	return new Set(rows.map(({ itemId }) => itemId))
}

/** Lists what is open to somebody now, of any kind: what began last stands first. */
export async function listLiveSubscriptions(db: Queryable, userId: string, now: Date): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(sql`
			${subscriptions.userId} = ${userId} and ${subscriptions.cancelledAt} is null
			and ${subscriptions.endsAt} > ${now.toISOString()}::timestamptz`)
		.orderBy(sql`${subscriptions.startsAt} desc, ${subscriptions.id}`)
}

/** One with the same id is left as it is. */
export async function insertSubscription(db: Queryable, subscription: NewSubscription): Promise<void> {
	await db.insert(subscriptions).values(subscription).onConflictDoNothing()
}

const isLiveOf = (userId: string, kind: SubscriptionKind, itemId: string | null, now: Date) => sql`
	${subscriptions.userId} = ${userId} and ${subscriptions.kind} = ${kind}
	and (${itemId}::text is null or ${subscriptions.itemId} = ${itemId})
	and ${subscriptions.cancelledAt} is null and ${subscriptions.endsAt} > ${now.toISOString()}::timestamptz`

/** Makes whoever extends what somebody has of a kind wait for whoever does so already. */
export async function lockAccess(tx: Transaction, userId: string, kind: SubscriptionKind): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`access ${kind} ${userId}`}, 0))`)
}

/** Gives the end of what somebody has of a kind now; null for nothing. @param itemId null: of any item */
export async function findLastEnd(
	db: Queryable,
	{ userId, kind, itemId }: { userId: string; kind: SubscriptionKind; itemId: string | null },
	now: Date,
): Promise<Date | null> {
	const [row] = await db
		.select({ endsAt: subscriptions.endsAt })
		.from(subscriptions)
		.where(isLiveOf(userId, kind, itemId, now))
		.orderBy(sql`${subscriptions.endsAt} desc`)
		.limit(1)
	return row?.endsAt ?? null
}

export async function findByOrder(db: Queryable, orderId: string): Promise<SubscriptionRow | null> {
	return (await db.select().from(subscriptions).where(sql`${subscriptions.orderId} = ${orderId}`))[0] ?? null
}

/** @returns what an order had given, and has ended now */
export async function setCancelledBy(tx: Transaction, orderId: string, cancelledAt: Date): Promise<SubscriptionRow[]> {
	return tx
		.update(subscriptions)
		.set({ cancelledAt })
		.where(sql`${subscriptions.orderId} = ${orderId} and ${subscriptions.cancelledAt} is null`)
		.returning()
}

export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionRow | null> {
	return (await db.select().from(subscriptions).where(sql`${subscriptions.id} = ${id}`))[0] ?? null
}

/** Tells whether a later subscription goes on after this one: of the same course, or of any plan, because plans extend each other. */
export async function isCarriedOn(db: Queryable, { userId, kind, itemId, endsAt }: SubscriptionRow): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select 1 from ${subscriptions}
		where user_id = ${userId} and kind = ${kind} and (${kind} = 'evaluation-plan' or item_id = ${itemId})
			and cancelled_at is null
			and ends_at > ${endsAt.toISOString()}::timestamptz limit 1`)
	return rows.length > 0
}

/** Tells whose and which are wanted; null: all. */
export type WantedSubscriptions = { userIds: string[]; orderIds: string[] } | null

const isWanted = (wanted: WantedSubscriptions) =>
	wanted === null
		? sql`true`
		: sql`(${subscriptions.userId} = any(${sql.param(wanted.userIds)}) or ${subscriptions.orderId} = any(${sql.param(wanted.orderIds)}))`

/** Lists the newest first. */
export async function listNewestSubscriptions(
	db: Queryable,
	wanted: WantedSubscriptions,
	{ limit, offset }: { limit: number; offset: number },
): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(isWanted(wanted))
		.orderBy(sql`${subscriptions.createdAt} desc, ${subscriptions.id} desc`)
		.limit(limit)
		.offset(offset)
}

/** Counts no further than `most`. */
export async function countSubscriptions(db: Queryable, wanted: WantedSubscriptions, most: number): Promise<number> {
	return countUpTo(db, sql`${subscriptions}`, isWanted(wanted), most)
}

type JsonRow = Omit<SubscriptionRow, 'startsAt' | 'endsAt' | 'cancelledAt' | 'createdAt'> &
	Record<'startsAt' | 'endsAt' | 'createdAt', string> & { cancelledAt: string | null }

export type SubscriptionsPart = JsonRow[]

/** Gives, as one value of JSON, all that somebody has or had, the one that ends last first: see `readSubscriptions`. */
export const subscriptionsPart = (userId: string) => sql`(
	select coalesce(jsonb_agg(jsonb_build_object('id', id, 'userId', user_id, 'kind', kind, 'itemId', item_id, 'title', title,
		'startsAt', starts_at, 'endsAt', ends_at, 'cancelledAt', cancelled_at, 'orderId', order_id, 'createdAt', created_at)
		order by ends_at desc, id), '[]')
	from ${subscriptions} where user_id = ${userId})`

export const readSubscriptions = (rows: SubscriptionsPart): SubscriptionRow[] =>
	rows.map(({ startsAt, endsAt, cancelledAt, createdAt, ...row }) => ({
		...row,
		startsAt: new Date(startsAt),
		endsAt: new Date(endsAt),
		cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
		createdAt: new Date(createdAt),
	}))
