import type { Bilingual } from '@aravalli/shared/language'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { type AttemptScheme, testAttempts } from '../tables.ts'

export interface NewAttempt {
	id: string
	userId: string
	paperId: string
	title: Bilingual
	scheme: AttemptScheme
	questionIds: string[]
	startedAt: Date
	answersUntil: Date
	closesAt: Date
}

/** Finds the attempt at a paper that somebody has not finished. */
export async function findRunning(
	tx: Transaction,
	userId: string,
	paperId: string,
): Promise<{ id: string; closesAt: Date } | null> {
	const { rows } = await tx.execute<{ id: string; closesAt: string }>(sql`
		select id, closes_at as "closesAt" from ${testAttempts}
		where user_id = ${userId} and paper_id = ${paperId} and finished_at is null`)
	return rows[0] ? { id: rows[0].id, closesAt: new Date(rows[0].closesAt) } : null
}

/** Makes those who begin the same paper for one learner wait for each other. */
export async function lockBeginning(tx: Transaction, userId: string, paperId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mock-test/${userId}/${paperId}`}, 0))`)
}

export async function insertAttempt(tx: Transaction, { id, userId, paperId, ...attempt }: NewAttempt): Promise<void> {
	await tx.execute(sql`
		insert into ${testAttempts}
			(id, user_id, paper_id, attempt_no, title, scheme, question_ids, started_at, answers_until, closes_at)
		select ${id}, ${userId}, ${paperId}, 1 + coalesce(max(attempt_no), 0),
			${JSON.stringify(attempt.title)}::jsonb, ${JSON.stringify(attempt.scheme)}::jsonb,
			${sql.param(attempt.questionIds)}::text[], ${attempt.startedAt.toISOString()}::timestamptz,
			${attempt.answersUntil.toISOString()}::timestamptz, ${attempt.closesAt.toISOString()}::timestamptz
		from ${testAttempts} where user_id = ${userId} and paper_id = ${paperId}`)
}
