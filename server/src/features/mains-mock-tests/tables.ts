import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Keeps that somebody has written a paper by the clock: once a day for each paper, so that a second device finds the clock that runs.
 * It refers to the account only in the migration, because accounts are another feature's.
 */
export const mainsSittings = pgTable(
	'mains_sittings',
	{
		/** Holds 24 random hexadecimal digits. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		paperId: text('paper_id').notNull(),
		/** Is the day on which it began, 'YYYY-MM-DD' in India. */
		day: text().notNull(),
		startedAt: moment('started_at').notNull(),
		/** These moments and the marks are the paper's when it began: what is changed about it later changes no attempt. */
		endsAt: moment('ends_at').notNull(),
		uploadUntil: moment('upload_until').notNull(),
		questionMarks: jsonb('question_marks').$type<number[]>().notNull(),
		/** Is when its learner put down the pen before the end. */
		finishedAt: moment('finished_at'),
		/** Are the numbers, from 1, of the questions that are ticked as written. */
		doneNumbers: jsonb('done_numbers').$type<number[]>().notNull().default([]),
		/** Is what its learner gives by the model answers; null: nothing yet. */
		selfMarks: jsonb('self_marks').$type<HalfMarks>(),
	},
	(table) => [
		uniqueIndex('mains_sittings_once').on(table.userId, table.paperId, table.day),
		index('mains_sittings_newest').on(table.userId, table.startedAt, table.id),
		check('mains_sittings_day', sql`${table.day} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
		check('mains_sittings_ends', sql`${table.startedAt} < ${table.endsAt} and ${table.endsAt} <= ${table.uploadUntil}`),
	],
)

export type SittingRow = typeof mainsSittings.$inferSelect

/** One that is there already is left as it is. */
export async function insertSitting(
	db: Queryable,
	row: Omit<SittingRow, 'finishedAt' | 'doneNumbers' | 'selfMarks'>,
): Promise<void> {
	await db.insert(mainsSittings).values(row).onConflictDoNothing()
}

interface Wanted {
	userId: string
	paperId: string
	day: string
}

export async function findSittingOf(db: Queryable, { userId, paperId, day }: Wanted): Promise<SittingRow | null> {
	const isMeant = sql`${mainsSittings.userId} = ${userId} and ${mainsSittings.paperId} = ${paperId} and ${mainsSittings.day} = ${day}`
	return (await db.select().from(mainsSittings).where(isMeant))[0] ?? null
}

const isOwn = (userId: string, id: string) => sql`${mainsSittings.id} = ${id} and ${mainsSittings.userId} = ${userId}`

export async function findOwnSitting(db: Queryable, userId: string, id: string): Promise<SittingRow | null> {
	return (await db.select().from(mainsSittings).where(isOwn(userId, id)))[0] ?? null
}

/** Locks it: of two changes the second finds what the first has left. */
export async function lockOwnSitting(tx: Transaction, userId: string, id: string): Promise<SittingRow | null> {
	return (await tx.select().from(mainsSittings).where(isOwn(userId, id)).for('update'))[0] ?? null
}

/** Lists the newest of somebody's attempts. @param since leaves out what began before */
export async function listSittings(
	db: Queryable,
	{ userId, paperId, since, most }: { userId: string; paperId: string | null; since: Date | null; most: number },
): Promise<SittingRow[]> {
	return db
		.select()
		.from(mainsSittings)
		.where(
			sql`${mainsSittings.userId} = ${userId}
				${paperId === null ? sql`` : sql`and ${mainsSittings.paperId} = ${paperId}`}
				${since === null ? sql`` : sql`and ${mainsSittings.startedAt} >= ${since.toISOString()}::timestamptz`}`,
		)
		.orderBy(sql`${mainsSittings.startedAt} desc, ${mainsSittings.id} desc`)
		.limit(most)
}

export async function updateSitting(tx: Transaction, id: string, change: Partial<SittingRow>): Promise<void> {
	await tx.update(mainsSittings).set(change).where(sql`${mainsSittings.id} = ${id}`)
}

export async function listAllSittings(db: Queryable, userId: string) {
	const { rows } = await db.execute(sql`
		select paper_id as "paperId", day, started_at as "startedAt", ends_at as "endsAt", upload_until as "uploadUntil",
			finished_at as "finishedAt", done_numbers as "doneNumbers",
			(select jsonb_object_agg(key, value::numeric / 2) from jsonb_each_text(self_marks)) as "selfMarks"
		from ${mainsSittings} where user_id = ${userId} order by started_at, id`)
	return rows
}

export async function deleteSittings(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(mainsSittings).where(sql`${mainsSittings.userId} = ${userId}`)
}
