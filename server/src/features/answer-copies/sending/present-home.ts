import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import { currentPlan, leftOf, type PlanAccess } from './may-send.ts'
import type { HomeAnswers } from './tables.ts'

interface Given {
	accesses: readonly PlanAccess[]
	/** Are those of the day, in their order. */
	questions: readonly CopyQuestion[]
	answers: HomeAnswers
	/** 'YYYY-MM-DD' in India. */
	day: string
	closingMinutes: number
	now: Date
}

/** Says what may be answered today, with what was begun and sent of it; null without a plan, and on a day without questions. */
export function presentHomeAnswers({ accesses, questions, answers, day, closingMinutes, now }: Given) {
	const used = new Map(answers.sent.map(({ subscriptionId, ...counts }) => [subscriptionId, counts]))
	const plan = currentPlan(
		{ accesses, used, credits: [], isScheduled: false, closingMinutes, usualFeedbackHours: 0 },
		now,
	)
	if (!plan || questions.length === 0) return null
	const left = leftOf(plan, used)
	const closesAt = closingOf(day, closingMinutes)
	return {
		closesAt: closesAt.toISOString(),
		isClosed: now >= closesAt,
		leftToday: Math.min(left.ofDay, left.inAll ?? left.ofDay),
		questions: questions.map((question) => {
			const copy = answers.copies.find(({ questionId }) => questionId === question.questionId)
			return { ...question, copyId: copy?.id ?? null, state: copy?.state ?? null }
		}),
	}
}
