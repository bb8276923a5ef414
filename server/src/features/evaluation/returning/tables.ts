import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { answerCopies } from '../../answer-copies/public.ts'
import { type EvaluationRow, evaluationDrafts, evaluations } from '../tables.ts'

/** Is an evaluation with what its evaluator has drawn and given; null where nothing was saved. */
export interface DrawnEvaluation extends EvaluationRow {
	drawn: { annotations: Annotation[]; rubric: HalfMarks; remark: string } | null
}

/** Lists all evaluations of copies, in any order and any state. */
export async function listDrawn(db: Queryable, copyIds: readonly string[]): Promise<DrawnEvaluation[]> {
	if (copyIds.length === 0) return []
	const rows = await db
		.select({ evaluation: evaluations, draft: evaluationDrafts })
		.from(evaluations)
		.leftJoin(
			evaluationDrafts,
			sql`${evaluationDrafts.evaluationId} = ${evaluations.id} and ${evaluationDrafts.evaluatorId} = ${evaluations.evaluatorId}`,
		)
		.where(sql`${evaluations.copyId} = any(${sql.param([...copyIds])}::text[])`)
	return rows.map(({ evaluation, draft }) => ({ ...evaluation, drawn: draft }))
}

/** Is a returned answer that its learner has not opened since its marks were given. */
export interface UnseenResult {
	copyId: string
	number: number
	questionId: string
	halfMarks: number
	maxMarks: number
	isReEvaluated: boolean
	isSample: boolean
	/** It is written as ISO 8601. */
	givenAt: string
}

/** Gives, as one value of JSON, what came back or got other marks since a moment and was not opened, the newest first: `UnseenResult`. */
export const unseenPart = (userId: string, { since, most }: { since: Date; most: number }) => sql`(
	select coalesce(jsonb_agg(to_jsonb(unseen) order by "givenAt" desc, "copyId"), '[]') from (
		select * from (
			select copy.id as "copyId", number, question_id as "questionId", half_marks as "halfMarks", max_marks as "maxMarks",
				is_re_evaluated as "isReEvaluated", is_sample as "isSample",
				greatest(returned_at, (select max(published_at) from ${evaluations}
					where copy_id = copy.id and state = 'published' and kind in ('lead', 're-evaluation'))) as "givenAt"
			from ${answerCopies} as copy
			where user_id = ${userId} and state = 'returned' and seen_at is null and half_marks is not null
		) as returned
		where "givenAt" >= ${since.toISOString()}::timestamptz
		order by "givenAt" desc, "copyId" limit ${most}) as unseen)`

export async function listUnseen(
	db: Queryable,
	userId: string,
	wanted: { since: Date; most: number },
): Promise<UnseenResult[]> {
	const { rows } = await db.execute<{ unseen: UnseenResult[] }>(sql`select ${unseenPart(userId, wanted)} as unseen`)
	return rows[0]?.unseen ?? []
}
