import { addWorkingHours } from '@aravalli/shared/evaluation/working-hours'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { findStored } from '../../../content/items.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { lockCopy, setReEvaluated } from '../../answer-copies/public.ts'
import { readEvaluationDays } from '../../expert-sessions/public.ts'
import { listPlanAccesses } from '../../subscriptions/public.ts'
import { insertEvaluation } from '../queue/tables.ts'
import { getReturned, ownReturned } from './get-returned.ts'
import { reEvaluationOf, refuseReEvaluation } from './re-evaluation.ts'
import { listDrawn } from './tables.ts'

interface Asked {
	copyId: string
	userId: string
	reason: string
	now: Date
}

/** Is promised where an answer was sent without a plan, or its plan is no more. */
const USUAL_HOURS = 48

/**
 * Puts a returned copy into the queue once more, for another evaluator. Its marks stand until then.
 *
 * @throws AppError `copy.not-found`, `copy.not-returned`, `re-evaluation.asked`, `re-evaluation.too-late`
 */
export async function askReEvaluation(database: Database, { copyId, userId, reason, now }: Asked): Promise<void> {
	const { db } = database
	const { subscriptionId } = await getReturned(db, copyId, userId)
	const hours = await feedbackHours(db, userId, subscriptionId)
	const dueAt = addWorkingHours(now, hours, await readEvaluationDays(db))
	await database.transaction(async (tx) => {
		const copy = ownReturned(await lockCopy(tx, copyId), userId)
		refuseReEvaluation(reEvaluationOf(await listDrawn(tx, [copyId]), copy.returnedAt, now))
		const { paperCategory } = copy
		await insertEvaluation(tx, { copyId, kind: 're-evaluation', paperCategory, dueAt, now, reason })
		await setReEvaluated(tx, copyId)
	})
}

async function feedbackHours(db: Queryable, userId: string, subscriptionId: string | null): Promise<number> {
	const accesses = subscriptionId === null ? [] : await listPlanAccesses(db, userId)
	const planId = accesses.find(({ id }) => id === subscriptionId)?.planId
	const [plan] = planId === undefined ? [] : await findStored(db, evaluationPlanKind, [planId])
	return plan?.common.feedbackHours ?? USUAL_HOURS
}
