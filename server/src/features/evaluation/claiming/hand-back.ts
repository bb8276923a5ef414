import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { lockCopy, setWaiting } from '../../answer-copies/public.ts'
import { type EvaluationServices, isPossibleId } from '../evaluation-services.ts'
import { findEvaluation } from '../queue/tables.ts'
import type { EvaluationRow } from '../tables.ts'
import { isBegunByAnybody, listInHand, releaseOne } from './tables.ts'

/** @throws AppError `evaluation.not-found`, `evaluation.published`, `evaluation.not-yours` */
export async function handBack({ database }: EvaluationServices, userId: string, id: string): Promise<void> {
	if (!isPossibleId(id)) throw new AppError('evaluation.not-found')
	await database.transaction(async (tx) => {
		if (await release(tx, id, userId)) return
		throw refusalOf(await findEvaluation(tx, id), userId)
	})
}

/** Puts everything back that is with somebody who leaves. */
export async function handBackAll(tx: Transaction, userId: string): Promise<void> {
	for (const id of await listInHand(tx, userId)) await release(tx, id, userId)
}

/** Puts an evaluation back into the queue. @returns whether it was with the evaluator */
export async function release(tx: Transaction, id: string, userId: string): Promise<boolean> {
	const released = await releaseOne(tx, id, userId)
	if (!released) return false
	await lockCopy(tx, released.copyId)
	if (!(await isBegunByAnybody(tx, released.copyId))) await setWaiting(tx, released.copyId)
	return true
}

/** Says why an evaluation is not there to be worked on by somebody. */
export function refusalOf(evaluation: EvaluationRow | null, userId: string): AppError {
	if (!evaluation) return new AppError('evaluation.not-found')
	const isTheirs = evaluation.evaluatorId === userId
	return new AppError(evaluation.state === 'published' && isTheirs ? 'evaluation.published' : 'evaluation.not-yours')
}
