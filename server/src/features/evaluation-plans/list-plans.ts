import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { type PlanOffer, planOffer } from '@aravalli/shared/evaluation-plans/plan-price'
import type { Language } from '@aravalli/shared/language'
import { rupeesOf } from '@aravalli/shared/money'
import { type Item, listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import { countTaken, type TakenPlaces } from './tables.ts'

/** There are four; nobody chooses among so many. */
const MOST = 50

export async function listPlans(db: Queryable, language: Language, now: Date): Promise<EvaluationPlan[]> {
	const [{ items }, taken] = await Promise.all([
		listItems(db, evaluationPlanKind, { language, limit: MOST, offset: 0 }),
		countTaken(db, now),
	])
	return items.map((plan) => {
		const counts = { places: takenOf(taken, plan.id, 'place'), early: takenOf(taken, plan.id, 'early') }
		return presentPlan(plan, planOffer(plan.common, counts, now), counts)
	})
}

const takenOf = (taken: TakenPlaces[], planId: string, pool: TakenPlaces['pool']) =>
	taken.find((row) => row.planId === planId && row.pool === pool)?.taken ?? 0

function presentPlan(
	{ id, common, card, isFallback }: Item<typeof evaluationPlanKind>,
	offer: PlanOffer,
	{ places, early }: { places: number; early: number },
): EvaluationPlan {
	const { isTrial, capacity, placesGiven, questionsADay, evaluatedQuestions, feedbackHours } = common
	return {
		planId: id,
		...card,
		originalPrice: rupeesOf(offer.originalPrice),
		discountedPrice: rupeesOf(offer.price),
		isTrial,
		maxStudents: capacity,
		currentEnrollments: (placesGiven ?? 0) + Math.max(places, early),
		seatsRemaining: offer.seatsRemaining,
		earlyPriceRemaining: offer.earlyPriceRemaining,
		earlyPrice: common.earlyPrice,
		earlyPlaces: common.earlyPlaces,
		questionsADay,
		evaluatedQuestions,
		feedbackHours,
		hasMentorship: common.hasMentorship,
		isRefundable: common.isRefundable,
		activeUntil: common.activeUntil,
		isClosed: offer.closedReason !== null,
		closedReason: offer.closedReason,
		isFallback,
	}
}
