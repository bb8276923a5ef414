/** Says how much an evaluator may take in hand. */

import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import { AppError } from '@aravalli/shared/errors'
import type { EvaluatorQuota } from '@aravalli/shared/evaluation/contract'
import { indiaDay } from '@aravalli/shared/india-time'

/** What lies with one evaluator waits for her alone. */
export const MAX_IN_HAND = 10

/** Gives the midnight in India with which the day began. */
export const startOfIndiaDay = (now: Date): Date => closingOf(indiaDay(now), 0)

/**
 * Whatever is in hand counts as if it were returned today.
 *
 * @throws AppError `evaluation.too-many-in-hand`, `evaluation.quota-used`, checked in that order
 */
export function assertMayClaim({ returnedToday, daily, inHand, maxInHand }: EvaluatorQuota): void {
	if (inHand >= maxInHand) throw new AppError('evaluation.too-many-in-hand')
	if (returnedToday + inHand >= daily) throw new AppError('evaluation.quota-used')
}
