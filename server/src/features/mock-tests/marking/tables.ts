import type { Score } from '@aravalli/shared/mock-tests/score-test'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { changedQuestions, paperKeys, testAttempts, testScores } from '../tables.ts'
import type { FinishedAttempt, PaperKey } from './score-of.ts'

const lockName = (paperId: string) => sql`hashtextextended(${`mock-test-key/${paperId}`}, 0)`

/** Lets others mark by the paper's key meanwhile, but nobody change it. */
export async function shareKey(tx: Transaction, paperId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockName(paperId)})`)
}

/** Waits for everybody who marks by the paper's key. */
export async function lockKey(tx: Transaction, paperId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${lockName(paperId)})`)
}

export async function findNewestKey(
	db: Queryable,
	paperId: string,
): Promise<{ revision: number; key: PaperKey } | null> {
	const { rows } = await db.execute<{ revision: number; key: PaperKey }>(sql`
		select revision, key from ${paperKeys} where paper_id = ${paperId} order by revision desc limit 1`)
	return rows[0] ?? null
}

/** Somebody else may have made it meanwhile: then theirs stays. */
export async function insertKey(
	tx: Transaction,
	{ paperId, revision, key, madeAt }: { paperId: string; revision: number; key: PaperKey; madeAt: Date },
): Promise<void> {
	await tx.execute(sql`
		insert into ${paperKeys} (paper_id, revision, key, made_at)
		values (${paperId}, ${revision}, ${JSON.stringify(key)}::jsonb, ${madeAt.toISOString()}::timestamptz)
		on conflict do nothing`)
}

/** Adds questions to a key; what it has stays. */
export async function widenKey(tx: Transaction, paperId: string, revision: number, added: PaperKey): Promise<void> {
	await tx.execute(sql`
		update ${paperKeys} set key = ${JSON.stringify(added)}::jsonb || key where paper_id = ${paperId} and revision = ${revision}`)
}

export interface NewScore extends Score {
	attemptId: string
	revision: number
	paperId: string
	isFirst: boolean
	scoredAt: Date
}

/** What was marked by this key already stays. @returns the ids of the attempts that were marked now */
export async function insertScores(tx: Transaction, scores: NewScore[]): Promise<Set<string>> {
	const rows = await tx.insert(testScores).values(scores).onConflictDoNothing().returning({ id: testScores.attemptId })
	return new Set(rows.map(({ id }) => id))
}

/** Takes note, in the transaction in which readers begin to see them, of questions whose keys may have changed. */
export async function noteChanged(tx: Transaction, questionIds: readonly string[]): Promise<void> {
	if (questionIds.length === 0) return
	await tx.execute(sql`
		insert into ${changedQuestions} (question_id) select unnest(${sql.param([...questionIds])}::text[])
		on conflict (question_id) do update set changed_at = now()`)
}

/** Takes the questions that have changed off the list, and gives the papers that were marked with any of them. */
export async function takeChangedPapers(tx: Transaction): Promise<string[]> {
	const { rows } = await tx.execute<{ paperId: string }>(sql`
		with taken as (delete from ${changedQuestions} returning question_id),
			ids as (select coalesce(array_agg(question_id::text), '{}') as ids from taken)
		select distinct paper_id as "paperId" from ${paperKeys}, ids where key ?| ids.ids order by paper_id`)
	return rows.map(({ paperId }) => paperId)
}

export interface AttemptToMark extends FinishedAttempt {
	attemptId: string
	userId: string
	isFirst: boolean
	title: { english: string; hindi: string }
	/** Are the marks by the key before, in hundredths. */
	marksBefore: number | null
}

/** Lists finished attempts at a paper that were not marked by a key yet, by their ids, behind one of them. */
export async function listToMark(
	db: Queryable,
	{ paperId, revision, after, most }: { paperId: string; revision: number; after: string; most: number },
): Promise<AttemptToMark[]> {
	const { rows } = await db.execute<{ [K in keyof AttemptToMark]: AttemptToMark[K] }>(sql`
		select attempt.id as "attemptId", user_id as "userId", attempt_no = 1 as "isFirst", title, scheme,
			question_ids as "questionIds", sheet, (
				select marks_hundredths from ${testScores} as score
				where score.attempt_id = attempt.id and score.revision < ${revision} order by score.revision desc limit 1
			) as "marksBefore"
		from ${testAttempts} as attempt
		where paper_id = ${paperId} and finished_at is not null and attempt.id > ${after} and not exists (
			select from ${testScores} as score where score.attempt_id = attempt.id and score.revision = ${revision})
		order by attempt.id limit ${most}`)
	return rows
}

export async function findKey(db: Queryable, paperId: string, revision: number): Promise<PaperKey | null> {
	const { rows } = await db.execute<{ key: PaperKey }>(sql`
		select key from ${paperKeys} where paper_id = ${paperId} and revision = ${revision}`)
	return rows[0]?.key ?? null
}
