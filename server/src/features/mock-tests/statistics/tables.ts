import type { ItemStatistics, ScoredSheet } from '@aravalli/shared/mock-tests/item-statistics'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import type { PaperKey } from '../marking/score-of.ts'
import { paperKeys, questionStatistics, testAttempts, testScores } from '../tables.ts'

export interface PaperToMeasure {
	paperId: string
	revision: number
	key: PaperKey
}

/** Lists papers whose newest key has marked other than so many first attempts as were measured last, or that have changed keys since. */
export async function listToMeasure(db: Queryable): Promise<PaperToMeasure[]> {
	const { rows } = await db.execute<{ [K in keyof PaperToMeasure]: PaperToMeasure[K] }>(sql`
		select paper_id as "paperId", revision, key
		from (select distinct on (paper_id) * from ${paperKeys} order by paper_id, revision desc) as newest
		where (
			select coalesce(max(measured_at), '-infinity') from ${questionStatistics} where paper_id = newest.paper_id
		) < (
			select max(scored_at) from ${testScores} where paper_id = newest.paper_id and revision = newest.revision and is_first
		)`)
	return rows
}

export interface MeasuredSheet extends ScoredSheet {
	questionIds: string[]
}

/** Lists first attempts at a paper with their marks by a key, the newest, at most so many. Disqualified ones tell little of a question. */
export async function listSheets(
	db: Queryable,
	{ paperId, revision }: Pick<PaperToMeasure, 'paperId' | 'revision'>,
	most: number,
): Promise<MeasuredSheet[]> {
	const { rows } = await db.execute<{ [K in keyof MeasuredSheet]: MeasuredSheet[K] }>(sql`
		select sheet ->> 'answers' as answers, marks_hundredths as "marksHundredths", question_ids as "questionIds"
		from ${testScores} as score join ${testAttempts} as attempt on attempt.id = attempt_id
		where score.paper_id = ${paperId} and revision = ${revision} and is_first and not is_disqualified
		order by scored_at desc limit ${most}`)
	return rows
}

export interface Measured extends ItemStatistics {
	questionId: string
}

/** Puts these in the place of what was measured of the paper before. */
export async function replaceStatistics(
	tx: Transaction,
	paperId: string,
	measured: readonly Measured[],
	measuredAt: Date,
): Promise<void> {
	await tx.execute(sql`delete from ${questionStatistics} where paper_id = ${paperId}`)
	if (measured.length > 0)
		await tx.insert(questionStatistics).values(measured.map((one) => ({ ...one, paperId, measuredAt })))
}

export interface StatisticsRow extends ItemStatistics {
	/** It is written as ISO 8601, in UTC. */
	measuredAt: string
}

/** Lists how a question did in each paper that it is in. */
export async function listStatistics(db: Queryable, questionId: string): Promise<StatisticsRow[]> {
	const { rows } = await db.execute<{ [K in keyof StatisticsRow]: StatisticsRow[K] }>(sql`
		select attempts, options, right_count as right, discrimination, measured_at as "measuredAt"
		from ${questionStatistics} where question_id = ${questionId}`)
	return rows
}
