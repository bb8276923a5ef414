import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import type { Language } from '@aravalli/shared/language'
import { planTerms } from '@aravalli/shared/policy-terms'
import { findStored } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { listDailyQuestions } from '../../daily-questions/public.ts'
import { listPlanAccesses, type planAccesses } from '../../subscriptions/public.ts'
import type { PlanAccess, PlanTerms, Standing } from './may-send.ts'
import { countSent, listUnusedCredits } from './tables.ts'

type PlanAccessRow = ReturnType<typeof planAccesses>[number]

interface Asked {
	userId: string
	day: string
	/** null: of none, where only the plan is looked at. */
	questionId: string | null
	closingMinutes: number
	language?: Language
}

/** Loads all that `maySend` decides by. */
export async function loadStanding(
	db: Queryable,
	{ userId, day, questionId, closingMinutes, language = 'english' }: Asked,
): Promise<Standing> {
	const scheduled = questionId === null ? [] : await listDailyQuestions(db, day, day)
	return {
		accesses: await loadAccesses(db, userId, language),
		used: await countSent(db, userId, day),
		credits: await listUnusedCredits(db, userId),
		isScheduled: scheduled.some((question) => question.questionId === questionId),
		closingMinutes,
		usualFeedbackHours: planTerms.monthlyFeedbackHours,
	}
}

export async function loadAccesses(db: Queryable, userId: string, language: Language): Promise<PlanAccess[]> {
	const accesses = await listPlanAccesses(db, userId)
	const plans = await findStored(db, evaluationPlanKind, [...new Set(accesses.map(({ planId }) => planId))])
	const termsOf = new Map(plans.map(({ id, common }) => [id, common]))
	return accessesWithTerms(accesses, (planId) => termsOf.get(planId), language)
}

type Terms = Omit<PlanTerms, 'title'>

/** @param termsOf undefined: editors have taken the plan away for good */
export function accessesWithTerms(
	accesses: readonly PlanAccessRow[],
	termsOf: (planId: string) => Terms | undefined,
	language: Language,
): PlanAccess[] {
	return accesses.map(({ id: subscriptionId, planId, title, startsAt, endsAt, cancelledAt }) => ({
		...{ subscriptionId, startsAt, endsAt, cancelledAt },
		terms: presentTerms(title[language], termsOf(planId)),
	}))
}

/** What was bought holds for whoever has bought it, also where editors have taken its plan away for good. */
function presentTerms(title: string, common: Terms | undefined): PlanTerms {
	const { questionsADay, monthlyFeedbackHours: feedbackHours } = planTerms
	const { isTrial, ...terms } = common ?? { isTrial: false, questionsADay, evaluatedQuestions: null, feedbackHours }
	return {
		...{ title, isTrial },
		questionsADay: terms.questionsADay,
		evaluatedQuestions: terms.evaluatedQuestions,
		feedbackHours: terms.feedbackHours,
	}
}
