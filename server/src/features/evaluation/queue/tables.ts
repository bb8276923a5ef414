import { randomBytes } from 'node:crypto'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { type EvaluationKind, evaluations } from '../tables.ts'

interface NewEvaluation {
	copyId: string
	kind: EvaluationKind
	paperCategory: PaperCategory
	dueAt: Date
	now: Date
	/** Says why the learner asks for it. */
	reason?: string
}

/** Puts a copy into the queue; once for each kind, however often it is said. @returns whether it is new */
export async function insertEvaluation(db: Queryable, { now, ...evaluation }: NewEvaluation): Promise<boolean> {
	const inserted = await db
		.insert(evaluations)
		.values({ id: randomBytes(12).toString('hex'), state: 'waiting', createdAt: now, ...evaluation })
		.onConflictDoNothing({ target: [evaluations.copyId, evaluations.kind] })
		.returning({ id: evaluations.id })
	return inserted.length > 0
}
