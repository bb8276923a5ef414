import { and, eq, inArray, sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** Stores for `platform/counters.ts` how often something happened to one subject (a question, an article, …). */
export const counters = pgTable(
	'counters',
	{
		/** Names what is counted, with its feature in front: `answer-writing.views`. */
		name: text().notNull(),
		subjectId: text('subject_id').notNull(),
		value: bigint({ mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.name, table.subjectId] })],
)

export interface CountIncrease {
	name: string
	subjectId: string
	by: number
}

/** The numbers of a writer's batches rise; the next is sent only when the one before is known to be stored. */
export interface CountBatch {
	writerId: string
	number: number
}

/** Under this name stands the last stored batch of each writer. */
const BATCHES = 'counters.batches'

/**
 * Adds all increases in one statement; each (name, subject) may occur once. A batch that was stored before is passed over, so that
 * whoever got no answer can send it again.
 *
 * The rows are taken in a fixed order, so that two processes that add to the same subjects never wait for each other in a circle.
 */
export async function addCounts(db: Queryable, increases: CountIncrease[], batch?: CountBatch): Promise<void> {
	const names = sql.param(increases.map((increase) => increase.name))
	const subjectIds = sql.param(increases.map((increase) => increase.subjectId))
	const amounts = sql.param(increases.map((increase) => increase.by))
	await db.execute(sql`
		with new_batch as (${batch ? noteBatch(batch) : sql`select 1`})
		insert into counters (name, subject_id, value)
		select * from unnest(${names}::text[], ${subjectIds}::text[], ${amounts}::bigint[]) as increase (name, subject_id, value)
		where exists (select from new_batch)
		order by increase.name collate "C", increase.subject_id collate "C"
		on conflict (name, subject_id) do update set value = counters.value + excluded.value`)
}

/** Returns a row if the batch is new. Should it still be on its way on a lost connection, this waits for that to end. */
const noteBatch = ({ writerId, number }: CountBatch) => sql`
	insert into counters (name, subject_id, value) values (${BATCHES}, ${writerId}, ${number})
	on conflict (name, subject_id) do update set value = excluded.value where counters.value < excluded.value
	returning value`

/** Forgets the batches of a writer that sends nothing any more. */
export async function forgetBatches(db: Queryable, writerId: string): Promise<void> {
	await db.delete(counters).where(and(eq(counters.name, BATCHES), eq(counters.subjectId, writerId)))
}

/**
 * Finds the stored values of one subject under each of `names`; 0 for what was never counted. They may be a few seconds
 * old.
 */
export async function findCounts(db: Queryable, names: string[], subjectId: string): Promise<Record<string, number>> {
	const rows = await db
		.select({ name: counters.name, value: counters.value })
		.from(counters)
		.where(and(eq(counters.subjectId, subjectId), inArray(counters.name, names)))
	const counts = Object.fromEntries(names.map((name) => [name, 0]))
	for (const row of rows) counts[row.name] = row.value
	return counts
}
