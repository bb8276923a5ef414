import { addDays } from '@aravalli/shared/india-time'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { CARDS_KEPT, type CardReason, cardReasons } from '@aravalli/shared/revision/revision-card'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'

/** A key that was sent before so many others of its card is not sent again. */
export const KEYS_KEPT = 8

/**
 * Holds what comes back to whom, a row for each learner and question, and when. Days are 'YYYY-MM-DD', in India. The learner's account is referred to in the
 * migration: the tables of accounts are another feature's.
 */
export const revisionCards = pgTable(
	'revision_cards',
	{
		userId: text('user_id').notNull(),
		questionId: plainText('question_id').notNull(),
		reason: text().$type<CardReason>().notNull(),
		/** Is how many days it takes until the question is known with nine chances of ten; null until it was answered. */
		stability: doublePrecision(),
		/** Is from 1 to 10. */
		difficulty: doublePrecision(),
		firstOn: plainText('first_on').notNull(),
		/** It is null where it does not come back. */
		dueOn: plainText('due_on'),
		reviewedOn: plainText('reviewed_on'),
		/** Is the last day of whose revision it was. */
		doneOn: plainText('done_on'),
		/** Is the day at whose end it comes once more. */
		againOn: plainText('again_on'),
		reps: integer().notNull(),
		lapses: integer().notNull(),
		isSuspended: boolean('is_suspended').notNull(),
		/** Are of the last answers, the last at the end: what is sent again is found by them. */
		recentKeys: text('recent_keys').array().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.questionId] }),
		index('revision_cards_due').on(table.userId, table.dueOn),
		index('revision_cards_done').on(table.userId, table.doneOn),
		check(
			'revision_cards_reason',
			sql`${table.reason} in (${sql.raw(cardReasons.map((one) => `'${one}'`).join(', '))})`,
		),
		check('revision_cards_memory', sql`num_nulls(${table.stability}, ${table.difficulty}) in (0, 2)`),
		check('revision_cards_keys', sql`cardinality(${table.recentKeys}) <= ${sql.raw(String(KEYS_KEPT))}`),
	],
)

export type CardRow = typeof revisionCards.$inferSelect

/**
 * Takes `question_id` of a statement. It is no `exists`, which the planner would make a join of all questions where there are many cards: it is asked row by row,
 * and only until there are enough.
 *
 * @returns a condition: readers see it, and it was not dropped since
 */
export const isAsked = sql`coalesce((select is_published and coalesce((common->>'isDropped')::boolean, false) = false
	from published_items where kind = ${prelimsKind.name} and id = question_id), false)`

/** Makes whoever moves somebody's cards wait for whoever does so already. */
export async function lockCards(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`revision ${userId}`}::text, 0))`)
}

export async function findCards(db: Queryable, userId: string, questionIds: readonly string[]): Promise<CardRow[]> {
	return db
		.select()
		.from(revisionCards)
		.where(
			sql`${revisionCards.userId} = ${userId} and ${revisionCards.questionId} = any(${sql.param([...questionIds])}::text[])`,
		)
}

/** What was seen before so many days is no news any more, and need not be remembered. */
const SEEN_DAYS = 90

/**
 * Stores cards as they are now. They must be locked. Where there are too many, old news that need no card go, and then those that are known best.
 *
 * @throws the driver's error 23503 for a learner whose account is gone
 */
export async function storeCards(
	tx: Transaction,
	userId: string,
	{ cards, today }: { cards: readonly CardRow[]; today: string },
): Promise<void> {
	if (cards.length === 0) return
	const taken = (name: string) => sql.raw(`excluded.${name}`)
	await tx
		.insert(revisionCards)
		.values([...cards])
		.onConflictDoUpdate({
			target: [revisionCards.userId, revisionCards.questionId],
			set: {
				reason: taken('reason'),
				stability: taken('stability'),
				difficulty: taken('difficulty'),
				dueOn: taken('due_on'),
				reviewedOn: taken('reviewed_on'),
				doneOn: taken('done_on'),
				againOn: taken('again_on'),
				reps: taken('reps'),
				lapses: taken('lapses'),
				isSuspended: taken('is_suspended'),
				recentKeys: taken('recent_keys'),
			},
		})
	await tx.execute(sql`
		delete from ${revisionCards} where ctid = any(array(
			select ctid from ${revisionCards} where user_id = ${userId}
				and (select count(*) from ${revisionCards} where user_id = ${userId}) > ${CARDS_KEPT}
			order by due_on is null and first_on < ${addDays(today, -SEEN_DAYS)}, stability nulls first, question_id offset ${CARDS_KEPT}))`)
}

/** Keeps the ids of those that are questions on one subject, whether they are published still or not. */
export async function filterBySubject(
	db: Queryable,
	questionIds: readonly string[],
	subject: string,
): Promise<Set<string>> {
	if (questionIds.length === 0) return new Set()
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from published_items where kind = ${prelimsKind.name} and id = any(${sql.param([...questionIds])}::text[])
			and common->>'subject' = ${subject}`)
	return new Set(rows.map(({ id }) => id))
}

/** Returns false where there is no such question for readers. */
export async function isAskedQuestion(db: Queryable, questionId: string): Promise<boolean> {
	const { rows } = await db.execute<{ isAsked: boolean }>(sql`
		select ${isAsked} as "isAsked" from (select ${questionId}::text as question_id) as given`)
	return rows[0]?.isAsked ?? false
}

/** Lists all of somebody's; there are never more than `CARDS_KEPT`. */
export async function listAllCards(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select question_id as "questionId", reason, first_on as "firstOn", due_on as "dueOn", reviewed_on as "reviewedOn", reps, lapses,
			stability, difficulty, is_suspended as "isSuspended"
		from ${revisionCards} where user_id = ${userId} order by first_on, question_id`)
	return rows
}

export async function deleteCards(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${revisionCards} where user_id = ${userId}`)
}
