import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type AttemptScheme, type Sheet, testAnswers, testAttempts } from '../tables.ts'

export interface LockedAttempt {
	id: string
	userId: string
	paperId: string
	attemptNo: number
	scheme: AttemptScheme
	questionIds: string[]
	/** They are written as ISO 8601, in UTC. */
	startedAt: string
	finishedAt: string | null
}

/** Makes whoever ends an attempt, or answers in it, wait for whoever does so already. */
export async function lockAttempt(tx: Transaction, attemptId: string): Promise<LockedAttempt | null> {
	const { rows } = await tx.execute<{ [K in keyof LockedAttempt]: LockedAttempt[K] }>(sql`
		select id, user_id as "userId", paper_id as "paperId", attempt_no as "attemptNo", scheme, question_ids as "questionIds",
			started_at as "startedAt", finished_at as "finishedAt"
		from ${testAttempts} where id = ${attemptId} for update`)
	return rows[0] ?? null
}

/** Folds what was given into the sheet of the attempt. It must be locked. */
export async function sealAttempt(tx: Transaction, attemptId: string, sheet: Sheet, finishedAt: Date): Promise<void> {
	await tx.execute(sql`
		update ${testAttempts} set finished_at = ${finishedAt.toISOString()}::timestamptz, sheet = ${JSON.stringify(sheet)}::jsonb
		where id = ${attemptId}`)
	await tx.execute(sql`delete from ${testAnswers} where attempt_id = ${attemptId}`)
}

/** Lists attempts that nobody has finished and nothing can be given in any more, the longest closed first. */
export async function listClosed(db: Queryable, now: Date, most: number): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`
		select id from ${testAttempts} where finished_at is null and closes_at < ${now.toISOString()}::timestamptz
		order by closes_at limit ${most}`)
	return rows.map(({ id }) => id)
}
