import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
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
