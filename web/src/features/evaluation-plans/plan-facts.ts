import type { EvaluationPlan } from '@aravalli/shared/evaluation-plans/contract'
import type { messages } from './messages.en.ts'

/** Are the rows of the table, in their order; `factLabels` names them once beside it. */
export function planFacts(plan: EvaluationPlan, m: typeof messages): { label: string; value: string }[] {
	return [
		{ label: m.activeFor, value: plan.duration },
		{ label: m.questions, value: m.questionsADay(plan.questionsADay) },
		{ label: m.returnedWithin, value: m.workingHours(plan.feedbackHours) },
		{ label: m.mentorship, value: plan.hasMentorship ? m.weeklyCall : m.noCall },
	]
}

export const factLabels = (m: typeof messages): string[] => [
	m.activeFor,
	m.questions,
	m.returnedWithin,
	m.mentorship,
	m.price,
]
