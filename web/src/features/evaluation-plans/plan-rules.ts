/** Holds the rules of how plans are shown (3-commerce.md §2, §5, §9). */
import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'

const FEATURES_SHOWN = 3
const FEW_SEATS = 10

/** The dialog shows at most three features, and says how many more there are. */
export function featuresShown(features: readonly string[]): { shown: readonly string[]; more: number } {
	return { shown: features.slice(0, FEATURES_SHOWN), more: Math.max(0, features.length - FEATURES_SHOWN) }
}

/** Gives the seats to warn of; null where there are enough, or as many as come. */
export function fewSeats({
	seatsRemaining,
	isClosed,
}: Pick<EvaluationPlan, 'seatsRemaining' | 'isClosed'>): number | null {
	if (isClosed || seatsRemaining === null || seatsRemaining <= 0) return null
	return seatsRemaining <= FEW_SEATS ? seatsRemaining : null
}

type Ranked = Pick<EvaluationPlan, 'planId' | 'isTrial' | 'isClosed' | 'earlyPriceRemaining'>

/** Names the one plan that is set off from the others: the one with an early price, else the first that costs something. */
export function featuredPlan(plans: readonly Ranked[]): string | null {
	const onSale = plans.filter(({ isTrial, isClosed }) => !isTrial && !isClosed)
	const early = onSale.find(({ earlyPriceRemaining }) => (earlyPriceRemaining ?? 0) > 0)
	return (early ?? onSale[0])?.planId ?? null
}
