import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type EvaluationRow, evaluations } from '../tables.ts'

/** Lists all evaluations of a copy: four at most. */
export async function listEvaluationsOf(db: Queryable, copyId: string): Promise<EvaluationRow[]> {
	return db.select().from(evaluations).where(sql`${evaluations.copyId} = ${copyId}`)
}
