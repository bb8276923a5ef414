import type { TestScore } from '@aravalli/shared/mock-tests/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import type { PaperKey } from '../marking/score-of.ts'
import { paperKeys, type Sheet, testAttempts, testScores } from '../tables.ts'

export async function findSheet(db: Queryable, attemptId: string): Promise<Sheet | null> {
	const { rows } = await db.execute<{ sheet: Sheet | null }>(
		sql`select sheet from ${testAttempts} where id = ${attemptId}`,
	)
	return rows[0]?.sheet ?? null
}

/** Is a score without what follows from it. */
export type StoredScore = Omit<TestScore, 'gainedHundredths' | 'lostHundredths' | 'keyRevision'> & {
	revision: number
	key: PaperKey
}

/** Lists all scores of an attempt with the keys that made them, the newest first. */
export async function listScores(db: Queryable, attemptId: string): Promise<StoredScore[]> {
	const { rows } = await db.execute<{ [K in keyof StoredScore]: StoredScore[K] }>(sql`
		select revision, key, scored_at as "scoredAt", marks_hundredths as "marksHundredths", max_hundredths as "maxHundredths",
			is_disqualified as "isDisqualified", right_count as right, wrong_count as wrong,
			not_attempted_count as "notAttempted", blank_count as blank, dropped_count as dropped
		from ${testScores} as score join ${paperKeys} as key using (paper_id, revision)
		where attempt_id = ${attemptId} order by revision desc`)
	return rows.map((row) => ({ ...row, scoredAt: new Date(row.scoredAt).toISOString() }))
}

interface Field {
	paperId: string
	revision: number
	marksHundredths: number
}

/** Counts first attempts at a paper that were marked by a key: those with more marks, with at most as many, and all. */
export async function countField(
	db: Queryable,
	{ paperId, revision, marksHundredths }: Field,
): Promise<{ above: number; atMost: number; learners: number }> {
	const { rows } = await db.execute<{ above: number; learners: number }>(sql`
		select count(*) filter (where marks_hundredths > ${marksHundredths})::int as above, count(*)::int as learners
		from ${testScores} where paper_id = ${paperId} and revision = ${revision} and is_first and not is_disqualified`)
	const { above = 0, learners = 0 } = rows[0] ?? {}
	return { above, atMost: learners - above, learners }
}
