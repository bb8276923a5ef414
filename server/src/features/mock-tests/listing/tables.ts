import type { Bilingual } from '@aravalli/shared/language'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type AttemptScheme, testAnswers, testAttempts, testScores } from '../tables.ts'

/** Is an attempt as lists tell of it. */
export interface ListedAttempt {
	id: string
	paperId: string
	attemptNo: number
	title: Bilingual
	scheme: AttemptScheme
	questions: number
	/** They are written as ISO 8601, in UTC. */
	startedAt: string
	finishedAt: string | null
	/** Counts those with one of A to E. */
	answered: number
	/** By the newest key; null while it runs. */
	marksHundredths: number | null
	isDisqualified: boolean | null
}

const columns = sql`
	attempt.id, attempt.paper_id as "paperId", attempt_no as "attemptNo", title, scheme, cardinality(question_ids) as questions,
	started_at as "startedAt", finished_at as "finishedAt",
	case when sheet is null
		then (select count(*)::int from ${testAnswers} where attempt_id = attempt.id and answer is not null)
		else length(replace(sheet ->> 'answers', '-', '')) end as answered,
	newest.marks_hundredths as "marksHundredths", newest.is_disqualified as "isDisqualified"`

const attempts = sql`${testAttempts} as attempt left join lateral (
	select marks_hundredths, is_disqualified from ${testScores}
	where attempt_id = attempt.id order by revision desc limit 1) as newest on true`

type Row = { [K in keyof ListedAttempt]: ListedAttempt[K] }

const readRow = (row: Row): ListedAttempt => ({
	...row,
	startedAt: new Date(row.startedAt).toISOString(),
	finishedAt: row.finishedAt && new Date(row.finishedAt).toISOString(),
})

interface Wanted {
	userId: string
	/** Null: of all papers. */
	paperId: string | null
	limit: number
	offset: number
}

/** Lists a page of somebody's attempts, the newest first. */
export async function listAttempts(
	db: Queryable,
	{ userId, paperId, limit, offset }: Wanted,
): Promise<{ rows: ListedAttempt[]; total: number }> {
	const own = paperId === null ? sql`user_id = ${userId}` : sql`user_id = ${userId} and attempt.paper_id = ${paperId}`
	const { rows } = await db.execute<Row>(sql`
		select ${columns} from ${attempts} where ${own} order by started_at desc, id limit ${limit} offset ${offset}`)
	const counted = await db.execute<{ total: number }>(sql`
		select count(*)::int as total from ${testAttempts} as attempt where ${own}`)
	return { rows: rows.map(readRow), total: counted.rows[0]?.total ?? 0 }
}

export async function isOwnAttempt(db: Queryable, userId: string, attemptId: string): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select from ${testAttempts} where id = ${attemptId} and user_id = ${userId}`)
	return rows.length > 0
}

export interface OwnAttempt extends ListedAttempt {
	questionIds: string[]
}

export async function findOwnAttempt(db: Queryable, userId: string, attemptId: string): Promise<OwnAttempt | null> {
	const { rows } = await db.execute<Row & { questionIds: string[] }>(sql`
		select ${columns}, question_ids as "questionIds" from ${attempts}
		where attempt.id = ${attemptId} and user_id = ${userId}`)
	const [row] = rows
	return row ? { ...readRow(row), questionIds: row.questionIds } : null
}

/** Counts the learners who have finished a paper. */
export async function countLearners(db: Queryable, paperId: string): Promise<number> {
	const { rows } = await db.execute<{ learners: number }>(sql`
		select count(*)::int as learners from ${testAttempts}
		where paper_id = ${paperId} and finished_at is not null and attempt_no = 1`)
	return rows[0]?.learners ?? 0
}

export interface StoredRunning {
	attemptId: string
	title: Bilingual
	/** It is written as ISO 8601, in UTC. */
	closesAt: string
}

/** Gives, as one value of JSON, the attempt of somebody's that is running and closes next: a `StoredRunning`, or null. */
export const runningTestPart = (userId: string, now: Date) => sql`(
	select jsonb_build_object('attemptId', id, 'title', title, 'closesAt', closes_at) from ${testAttempts}
	where user_id = ${userId} and finished_at is null and closes_at > ${now.toISOString()}::timestamptz
	order by closes_at limit 1)`
