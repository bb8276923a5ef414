import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { evaluationDrafts } from '../tables.ts'

export type DraftRow = typeof evaluationDrafts.$inferSelect

/** Finds what somebody has drawn and given in some evaluations. */
export async function findDrafts(
	db: Queryable,
	of: readonly { evaluationId: string; evaluatorId: string }[],
): Promise<DraftRow[]> {
	if (of.length === 0) return []
	const pairs = of.map(({ evaluationId, evaluatorId }) => sql`(${evaluationId}, ${evaluatorId})`)
	return db
		.select()
		.from(evaluationDrafts)
		.where(sql`(${evaluationDrafts.evaluationId}, ${evaluationDrafts.evaluatorId}) in (${sql.join(pairs, sql`, `)})`)
}

/** Stores a draft in place of the one before. Its evaluation is locked, so that nobody else does so meanwhile. */
export async function replaceDraft(tx: Transaction, draft: DraftRow): Promise<void> {
	const { evaluationId: _, evaluatorId: _also, ...content } = draft
	await tx
		.insert(evaluationDrafts)
		.values(draft)
		.onConflictDoUpdate({ target: [evaluationDrafts.evaluationId, evaluationDrafts.evaluatorId], set: content })
}
