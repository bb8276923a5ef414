import { AppError } from '@aravalli/shared/errors'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { setStarted } from '../../answer-copies/public.ts'
import { type EvaluationServices, type Evaluator, isPossibleId } from '../evaluation-services.ts'
import { findEvaluation, findWaiting } from '../queue/tables.ts'
import type { EvaluationRow } from '../tables.ts'
import { assertMayClaim } from './quota-rule.ts'
import { readQuota } from './read-quota.ts'
import { claimFirst, claimOne, lockEvaluator } from './tables.ts'

/**
 * Claims a copy that waits; one that is with the evaluator already is answered again.
 *
 * @throws AppError `evaluation.not-found`, `evaluation.published`, `evaluation.taken`, `evaluation.not-for-you`, and as
 *   `assertMayClaim`
 */
export async function claimEvaluation(
	services: EvaluationServices,
	evaluator: Evaluator,
	id: string,
): Promise<EvaluationRow> {
	if (!isPossibleId(id)) throw new AppError('evaluation.not-found')
	const now = services.now()
	return services.database.transaction(async (tx) => {
		await lockEvaluator(tx, evaluator.userId)
		const known = await findEvaluation(tx, id)
		if (known?.state === 'claimed' && known.evaluatorId === evaluator.userId) return known
		refuseTaken(known)
		await assertRoom(services, tx, evaluator, now)
		const claimed = await claimOne(tx, evaluator, id, now)
		if (claimed) return started(tx, claimed, now)
		refuseTaken(await findEvaluation(tx, id))
		throw new AppError('evaluation.not-for-you')
	})
}

/** So many may be claimed by others in the very moment. */
const CANDIDATES = 50

/** Claims the copy that is due first. @throws AppError `evaluation.none-waiting`, and as `assertMayClaim` */
export async function claimNext(
	services: EvaluationServices,
	evaluator: Evaluator,
	paperCategory: PaperCategory | null,
): Promise<EvaluationRow> {
	const now = services.now()
	return services.database.transaction(async (tx) => {
		await lockEvaluator(tx, evaluator.userId)
		await assertRoom(services, tx, evaluator, now)
		const first = await findWaiting(tx, evaluator, { paperCategory, order: 'due', dueBefore: null }, CANDIDATES)
		const claimed = first.length === 0 ? null : await claimFirst(tx, evaluator, first, now)
		if (!claimed) throw new AppError('evaluation.none-waiting')
		return started(tx, claimed, now)
	})
}

function refuseTaken(evaluation: EvaluationRow | null): void {
	if (!evaluation) throw new AppError('evaluation.not-found')
	if (evaluation.state === 'published') throw new AppError('evaluation.published')
	if (evaluation.state === 'claimed') throw new AppError('evaluation.taken')
}

async function assertRoom(
	{ dailyQuota }: EvaluationServices,
	tx: Transaction,
	{ userId }: Evaluator,
	now: Date,
): Promise<void> {
	assertMayClaim(await readQuota(tx, userId, dailyQuota, now))
}

async function started(tx: Transaction, claimed: EvaluationRow, now: Date): Promise<EvaluationRow> {
	await setStarted(tx, claimed.copyId, now)
	return claimed
}
