import { type Judgement, judgements } from '@aravalli/shared/judgement'
import { type JudgedType, judgedTypes, MAX_PART } from '@aravalli/shared/practice-notes/judged-type'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { moment, quoted } from '../tables.ts'

/** Keeps what somebody thinks of the own answers, the last word on each. */
export const practiceJudgements = pgTable(
	'practice_judgements',
	{
		userId: text('user_id').notNull(),
		questionType: text('question_type').$type<JudgedType>().notNull(),
		questionId: text('question_id').notNull(),
		/** Is the index of the question in an item of study material, 0 for a question for practice. */
		part: smallint().notNull(),
		/** It is null where it was taken back. */
		judgement: text().$type<Judgement>(),
		judgedAt: timestamp('judged_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.questionType, table.questionId, table.part] }),
		check('practice_judgements_question_type', sql`${table.questionType} in (${quoted(judgedTypes)})`),
		check('practice_judgements_part', sql`${table.part} between 0 and ${sql.raw(String(MAX_PART))}`),
		check('practice_judgements_judgement', sql`${table.judgement} in (${quoted(judgements)})`),
		index('practice_judgements_to_revise')
			.on(table.userId, table.judgedAt)
			.where(sql`${table.judgement} in ('partly', 'wrong')`),
	],
)

export interface NewJudgement {
	questionId: string
	part: number
	/** Null takes it back. */
	judgement: Judgement | null
	/** It is written as ISO 8601, in UTC. */
	judgedAt: string
}

export interface JudgedRow {
	part: number
	judgement: Judgement
	/** It is written as ISO 8601, in UTC. */
	judgedAt: string
}

/**
 * Stores judgements of questions of one type, each once; of two on the same question the later one stands, whichever arrives first.
 *
 * @throws the driver's error 23503 for a learner whose account is gone
 */
export async function upsertJudgements(
	db: Queryable,
	userId: string,
	type: JudgedType,
	given: NewJudgement[],
): Promise<void> {
	if (given.length === 0) return
	const rows = given.map(
		({ questionId, part, judgement, judgedAt }) =>
			sql`(${userId}, ${type}, ${questionId}, ${part}::smallint, ${judgement}::text, ${judgedAt}::timestamptz)`,
	)
	await db.execute(sql`
		insert into ${practiceJudgements} as present (user_id, question_type, question_id, part, judgement, judged_at)
		values ${sql.join(rows, sql`, `)}
		on conflict (user_id, question_type, question_id, part) do update
			set judgement = excluded.judgement, judged_at = excluded.judged_at
			where excluded.judged_at >= present.judged_at`)
}

/** Tells how the questions of one item, or one question, are judged now; those taken back are left out. */
export async function listJudged(
	db: Queryable,
	userId: string,
	{ subject, questionId }: PracticeTarget,
): Promise<JudgedRow[]> {
	const { rows } = await db.execute<{ [K in keyof JudgedRow]: JudgedRow[K] }>(sql`
		select part, judgement, ${sql.raw(moment('judged_at'))} as "judgedAt" from ${practiceJudgements}
		where user_id = ${userId} and question_type = ${subject.type} and question_id = ${questionId}
			and judgement is not null
		order by part`)
	return rows
}

export interface RowToRevise {
	questionType: JudgedType
	questionId: string
	part: number
	/** It is null where the question is only marked. */
	judgement: 'partly' | 'wrong' | null
	/** It is written as ISO 8601, in UTC. */
	updatedAt: string
}

/** A mark is as good as a judgement until the question is judged: what is judged right after it is known. */
const toRevise = (userId: string) => sql`
	select question_type, question_id, part, judgement, judged_at as updated_at from practice_judgements
	where user_id = ${userId} and judgement in ('partly', 'wrong')
	union all
	select question_type, question_id, 0, null, created_at from practice_marks as mark
	where user_id = ${userId} and not exists (
		select from practice_judgements as judged
		where judged.user_id = ${userId} and part = 0
			and (judged.question_type, judged.question_id) = (mark.question_type, mark.question_id)
			and (judgement in ('partly', 'wrong') or (judgement = 'right' and judged_at >= mark.created_at)))`

/** Nobody is told of more than so many. */
const MOST_COUNTED = 100

/** Gives, as one value, how many questions somebody has had to come back to since before a moment; at most 100 are counted. */
export const toReviseCountPart = (userId: string, before: Date) => sql`(
	select count(*)::int from (
		select from (${toRevise(userId)}) as own where updated_at < ${before.toISOString()}::timestamptz limit ${MOST_COUNTED}
	) as counted)`

/** Lists a page of what somebody has to come back to, the newest first. */
export async function listToRevise(
	db: Queryable,
	userId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RowToRevise[]; total: number }> {
	const { rows } = await db.execute<{ [K in keyof RowToRevise]: RowToRevise[K] }>(sql`
		select question_type as "questionType", question_id as "questionId", part, judgement,
			${sql.raw(moment('updated_at'))} as "updatedAt"
		from (${toRevise(userId)}) as own
		order by updated_at desc, question_type, question_id, part limit ${limit} offset ${offset}`)
	const counted = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from (${toRevise(userId)}) as own`,
	)
	return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Lists all judgements of somebody, the oldest first. */
export async function listJudgements(db: Queryable, userId: string): Promise<object[]> {
	const { rows } = await db.execute(sql`
		select question_type as "questionType", question_id as "questionId", part, judgement, judged_at as "judgedAt"
		from ${practiceJudgements} where user_id = ${userId} order by judged_at, question_type, question_id, part`)
	return rows
}

export async function deleteJudgements(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${practiceJudgements} where user_id = ${userId}`)
}
