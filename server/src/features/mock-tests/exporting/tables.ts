import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { isAfter, type PageEnd } from '../../../platform/database/read-pages.ts'
import { testAnswers, testAttempts, testScores } from '../tables.ts'

interface ExportedAttempt {
	[key: string]: unknown
	id: string
	placedAt: string
}

/** Lists somebody's attempts with their answers and scores, the oldest first. */
export async function listAllAttempts(
	db: Queryable,
	userId: string,
	end: PageEnd | null,
	pageRows: number,
): Promise<ExportedAttempt[]> {
	const { rows } = await db.execute<ExportedAttempt>(sql`
		select id, started_at::text as "placedAt", paper_id as "paperId", title, started_at as "startedAt",
			finished_at as "finishedAt", question_ids as "questionIds", sheet,
			(select coalesce(jsonb_agg(jsonb_build_object('place', place, 'answer', answer, 'isFlagged', is_flagged,
				'isGuessed', is_guessed, 'spentSeconds', spent_seconds) order by place), '[]')
				from ${testAnswers} where attempt_id = attempt.id) as answers,
			(select coalesce(jsonb_agg(jsonb_build_object('scoredAt', scored_at, 'marks', marks_hundredths / 100.0,
				'isDisqualified', is_disqualified) order by revision), '[]')
				from ${testScores} where attempt_id = attempt.id) as scores
		from ${testAttempts} as attempt
		where user_id = ${userId} and ${isAfter(end, [sql`started_at`, sql`id`])} order by started_at, id limit ${pageRows}`)
	return rows
}

/** Answers and scores go with their attempts. */
export async function deleteAttempts(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`delete from ${testAttempts} where user_id = ${userId}`)
}
