import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { type EvaluationRow, evaluations } from '../tables.ts'

/** Lists all evaluations of a copy: four at most. */
export async function listEvaluationsOf(db: Queryable, copyId: string): Promise<EvaluationRow[]> {
	return db.select().from(evaluations).where(sql`${evaluations.copyId} = ${copyId}`)
}

/** Its row is locked. */
export async function setPublished(tx: Transaction, id: string, halfMarks: number, now: Date): Promise<void> {
	await tx
		.update(evaluations)
		.set({ state: 'published', halfMarks, publishedAt: now })
		.where(sql`${evaluations.id} = ${id}`)
}
