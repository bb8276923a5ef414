import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { ANSWERS_KEPT, LONGEST_SECONDS } from '@aravalli/shared/prelims-practice/practice-answer'
import type { AnswerOption } from '@aravalli/shared/questions/answer-options'
import { answerOptions } from '@aravalli/shared/questions/answer-options'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isStoredItem } from '../../content/reading/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { plainText } from '../../platform/database/plain-text.ts'
import { isAfter, type PageEnd } from '../../platform/database/read-pages.ts'

/**
 * Holds what learners answered in practice, once for each time. The answer never changes; that it was a guess may be told later. Whether it was right follows from the question's key of
 * today. The learner's account is referred to in the migration: the tables of accounts are another feature's.
 */
export const prelimsAnswers = pgTable(
	'prelims_answers',
	{
		userId: text('user_id').notNull(),
		/** The device chose it for this answer, so that it can be sent again. */
		key: uuid().notNull(),
		questionId: plainText('question_id').notNull(),
		/** It is null where no option was chosen. */
		answer: text().$type<AnswerOption>(),
		isGuessed: boolean('is_guessed').notNull(),
		spentSeconds: integer('spent_seconds').notNull(),
		answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.key] }),
		index('prelims_answers_newest').on(table.userId, table.answeredAt, table.key),
		index('prelims_answers_of_question').on(table.questionId, table.userId),
		check(
			'prelims_answers_answer',
			sql`${table.answer} in (${sql.raw(answerOptions.map((option) => `'${option}'`).join(', '))})`,
		),
		check(
			'prelims_answers_spent_seconds',
			sql`${table.spentSeconds} between 0 and ${sql.raw(String(LONGEST_SECONDS))}`,
		),
	],
)

export interface NewAnswer {
	key: string
	questionId: string
	answer: AnswerOption | null
	isGuessed: boolean
	spentSeconds: number
	answeredAt: Date
}

/** Counts those of the ids that no question has or had. */
export async function countUnknown(db: Queryable, ids: readonly string[]): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(sql`
		select count(*)::int as total from unnest(${sql.param([...ids])}::text[]) as sent (sent_id)
		where not ${isStoredItem(prelimsKind.name, sql`sent_id`)}`)
	return rows[0]?.total ?? 0
}

/**
 * Leaves what is there under a key as it is, but for whether it was a guess. No two of the answers may have one key.
 *
 * @returns the keys of those that were not there before, and of those that were and are told to be a guess now, or no longer
 */
export async function insertAnswers(
	tx: Transaction,
	userId: string,
	answers: readonly NewAnswer[],
): Promise<{ added: Set<string>; changed: Set<string> }> {
	const rows = await tx
		.insert(prelimsAnswers)
		.values(answers.map((answer) => ({ ...answer, userId })))
		.onConflictDoUpdate({
			target: [prelimsAnswers.userId, prelimsAnswers.key],
			set: { isGuessed: sql`excluded.is_guessed` },
			setWhere: sql`${prelimsAnswers.isGuessed} <> excluded.is_guessed`,
		})
		// A row that was there has been locked, or changed, by this transaction.
		.returning({ key: prelimsAnswers.key, isNew: sql<boolean>`xmax = 0` })
	const keysOf = (isNew: boolean) => new Set(rows.filter((row) => row.isNew === isNew).map(({ key }) => key))
	return { added: keysOf(true), changed: keysOf(false) }
}

/** Deletes what lies behind the last `ANSWERS_KEPT`. */
export async function deleteOldAnswers(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`
		delete from ${prelimsAnswers} where (user_id, key) in (
			select user_id, key from ${prelimsAnswers} where user_id = ${userId}
			order by answered_at desc, key desc offset ${ANSWERS_KEPT})`)
}

/** Lists a page of all that somebody has answered, the oldest first. */
export async function listAnswersAfter(db: Queryable, userId: string, end: PageEnd | null, pageRows: number) {
	const { rows } = await db.execute<{ id: string; placedAt: string } & Record<string, unknown>>(sql`
		select key::text as id, question_id as "questionId", answer, is_guessed as "isGuessed", spent_seconds as "spentSeconds",
			answered_at as "answeredAt", answered_at::text as "placedAt"
		from ${prelimsAnswers} where user_id = ${userId} and ${isAfter(end, [sql`answered_at`, sql`key`])}
		order by answered_at, key limit ${pageRows}`)
	return rows
}

export async function deleteAnswers(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${prelimsAnswers} where user_id = ${userId}`)
}
