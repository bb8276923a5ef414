import type { QuizKindName, QuizSource, QuizStatus } from '@aravalli/shared/quizzes/contract'
import type { QuizAnswer } from '@aravalli/shared/quizzes/quiz'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { isAfter, type PageEnd } from '../../platform/database/read-pages.ts'

/** The learner's account is referred to in the migration: the tables of accounts are another feature's. */
export const quizzes = pgTable(
	'quizzes',
	{
		/** Is a UUID, given by the browser that started it. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		/** Says where its questions come from: a kind of question, and which of them. */
		source: jsonb().$type<QuizSource>().notNull(),
		questionIds: text('question_ids').array().notNull(),
		answers: jsonb().$type<Record<string, QuizAnswer>>().notNull(),
		startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
		elapsedSeconds: integer('elapsed_seconds').notNull(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		/** An exited quiz is kept for a while, so that a device that was away does not bring it back. */
		isExited: boolean('is_exited').notNull().default(false),
		/** It is null where the quiz is unfinished, or exited. */
		submittedAt: timestamp('submitted_at', { withTimezone: true }),
		/** Lies between 0 and 100, and is set at the moment of submission. */
		successRatio: real('success_ratio'),
	},
	(table) => [
		check('quizzes_id', sql`${table.id} ~ '^[0-9a-f-]{36}$'`),
		check('quizzes_source', sql`${table.source} ->> 'kind' is not null`),
		check('quizzes_questions', sql`cardinality(${table.questionIds}) between 1 and 200`),
		check('quizzes_elapsed', sql`${table.elapsedSeconds} >= 0`),
		check(
			'quizzes_end',
			sql`not (${table.isExited} and ${table.submittedAt} is not null) and num_nulls(${table.submittedAt}, ${table.successRatio}) in (0, 2)`,
		),
		index('quizzes_unfinished')
			.on(table.userId, table.updatedAt)
			.where(sql`${table.submittedAt} is null and not ${table.isExited}`),
		// All of somebody's, exited ones included, are counted, exported and erased.
		index('quizzes_own').on(table.userId, table.startedAt, table.id),
		index('quizzes_exited').on(table.updatedAt).where(sql`${table.isExited}`),
		index('quizzes_results').on(table.userId, table.submittedAt, table.id).where(sql`${table.submittedAt} is not null`),
	],
)

export interface StoredQuiz {
	quizId: string
	userId: string
	source: QuizSource
	questionIds: string[]
	answers: Record<string, QuizAnswer>
	/** It is written as ISO 8601, in UTC. */
	startedAt: string
	elapsedSeconds: number
	/** It is written as ISO 8601, in UTC; it is null where the quiz is not submitted. */
	submittedAt: string | null
	status: QuizStatus
}

const columns = sql.raw(`
	id as "quizId", user_id as "userId", source, question_ids as "questionIds", answers,
	started_at as "startedAt", elapsed_seconds as "elapsedSeconds", submitted_at as "submittedAt",
	case when is_exited then 'exited' when submitted_at is null then 'open' else 'submitted' end as status`)

type StoredRow = { [K in keyof StoredQuiz]: StoredQuiz[K] }

const readRow = (row: StoredRow): StoredQuiz => ({
	...row,
	startedAt: new Date(row.startedAt).toISOString(),
	submittedAt: row.submittedAt && new Date(row.submittedAt).toISOString(),
})

/** Makes whoever changes one quiz wait for whoever changes it already. */
export async function lockQuiz(tx: Transaction, quizId: string): Promise<StoredQuiz | null> {
	const { rows } = await tx.execute<StoredRow>(
		sql`select ${columns} from ${quizzes} where id = ${quizId} for no key update`,
	)
	return rows[0] ? readRow(rows[0]) : null
}

export type NewQuiz = Omit<StoredQuiz, 'submittedAt' | 'status'>

/** Returns false where there is a quiz with this id by now. */
export async function insertQuiz(tx: Transaction, quiz: NewQuiz): Promise<boolean> {
	const { quizId: id, startedAt, ...same } = quiz
	const rows = await tx
		.insert(quizzes)
		.values({ id, startedAt: new Date(startedAt), ...same })
		.onConflictDoNothing()
		.returning({ id: quizzes.id })
	return rows.length > 0
}

/** It must be locked. */
export async function updateQuiz(
	tx: Transaction,
	{ quizId, answers, startedAt, elapsedSeconds }: Pick<NewQuiz, 'quizId' | 'answers' | 'startedAt' | 'elapsedSeconds'>,
): Promise<void> {
	await tx.execute(sql`
		update ${quizzes} set answers = ${JSON.stringify(answers)}::jsonb, started_at = ${startedAt},
			elapsed_seconds = ${elapsedSeconds}, updated_at = now()
		where id = ${quizId}`)
}

/** It must be locked. */
export async function endQuiz(
	tx: Transaction,
	quizId: string,
	end: 'exited' | { successRatio: number; submittedAt: string },
): Promise<void> {
	const change =
		end === 'exited'
			? sql`is_exited = true`
			: sql`is_exited = false, submitted_at = ${end.submittedAt}::timestamptz, success_ratio = ${end.successRatio}::real`
	await tx.execute(sql`update ${quizzes} set ${change}, updated_at = now() where id = ${quizId}`)
}

/** It must be locked. */
export async function updateResult(
	tx: Transaction,
	quizId: string,
	{ answers, successRatio }: Pick<StoredQuiz, 'answers'> & { successRatio: number },
): Promise<void> {
	await tx.execute(sql`
		update ${quizzes} set answers = ${JSON.stringify(answers)}::jsonb, success_ratio = ${successRatio}::real, updated_at = now()
		where id = ${quizId}`)
}

/** Finds the one of a kind that was worked on last. */
export async function findUnfinishedQuiz(
	db: Queryable,
	userId: string,
	kind: QuizKindName,
): Promise<StoredQuiz | null> {
	const { rows } = await db.execute<StoredRow>(sql`
		select ${columns} from ${quizzes}
		where user_id = ${userId} and submitted_at is null and not is_exited and source ->> 'kind' = ${kind}
		order by updated_at desc, id desc limit 1`)
	return rows[0] ? readRow(rows[0]) : null
}

/** Tells when the learner has attempted each question of a kind last, in whichever quiz, exited ones included: in ISO 8601 and UTC. */
export async function findLastAttempts(
	db: Queryable,
	userId: string,
	kind: QuizKindName,
): Promise<Map<string, string>> {
	const { rows } = await db.execute<{ id: string; at: string }>(sql`
		select answer.key as id, max(answer.value ->> 'attemptedAt') as at
		from ${quizzes} cross join lateral jsonb_each(answers) as answer
		where user_id = ${userId} and source ->> 'kind' = ${kind} group by answer.key`)
	return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Finds a submitted quiz of this learner. */
export async function findResult(db: Queryable, userId: string, quizId: string): Promise<StoredQuiz | null> {
	const { rows } = await db.execute<StoredRow>(sql`
		select ${columns} from ${quizzes} where id = ${quizId} and user_id = ${userId} and submitted_at is not null`)
	return rows[0] ? readRow(rows[0]) : null
}

/** Lists the newest first. */
export async function listResults(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredQuiz[]; total: number }> {
	const isResult = sql`user_id = ${userId} and submitted_at is not null`
	const { rows } = await db.execute<StoredRow>(sql`
		select ${columns} from ${quizzes} where ${isResult}
		order by submitted_at desc, id desc limit ${limit} offset ${offset}`)
	const counted = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from ${quizzes} where ${isResult}`,
	)
	return { rows: rows.map(readRow), total: counted.rows[0]?.total ?? 0 }
}

/** Lists all of somebody's, the oldest first. */
export async function listQuizzes(
	db: Queryable,
	userId: string,
	end: PageEnd | null,
	pageRows: number,
): Promise<(StoredQuiz & { id: string; placedAt: string })[]> {
	const { rows } = await db.execute<StoredRow & { id: string; placedAt: string }>(sql`
		select ${columns}, id, started_at::text as "placedAt" from ${quizzes}
		where user_id = ${userId} and ${isAfter(end, [sql`started_at`, sql`id`])} order by started_at, id limit ${pageRows}`)
	return rows.map((row) => ({ ...readRow(row), id: row.id, placedAt: row.placedAt }))
}

/** Deletes quizzes that were exited and not touched since, at most so many. @returns how many */
export async function deleteExited(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${quizzes} where id in (
			select id from ${quizzes} where is_exited and updated_at < ${before.toISOString()} limit ${most})`)
	return rowCount ?? 0
}

/** Deletes all of somebody's quizzes. */
export async function deleteQuizzes(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${quizzes} where user_id = ${userId}`)
}

/** Gives, as one value of JSON, the unfinished quiz of a kind that was worked on last: an `UnfinishedQuiz`, or null. */
export const unfinishedPart = (userId: string, kind: QuizKindName) => sql`(
	select jsonb_build_object('quizId', id, 'source', source, 'questionIds', question_ids, 'answers', answers)
	from ${quizzes}
	where user_id = ${userId} and submitted_at is null and not is_exited and source ->> 'kind' = ${kind}
	order by updated_at desc, id desc limit 1)`

export type UnfinishedQuiz = Pick<StoredQuiz, 'quizId' | 'source' | 'questionIds' | 'answers'>
