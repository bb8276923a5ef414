import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { CommonOf, Kind } from '@aravalli/shared/content/kind'
import type { Dashboard } from '@aravalli/shared/dashboard/contract'
import { AppError } from '@aravalli/shared/errors'
import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import { addDays, indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { findPlaced, type PlacedItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { accessesWithTerms, presentHomeAnswers } from '../answer-copies/public.ts'
import { makePlan, type PlanPool, readKindNames, repeatAfterDays } from '../daily-plan/public.ts'
import { presentCopyQuestion } from '../daily-questions/public.ts'
import { presentResult } from '../evaluation/public.ts'
import { type ComingCalls, presentCalls } from '../evaluation-plans/public.ts'
import { presentRunning } from '../mock-tests/public.ts'
import { presentUnfinished } from '../quizzes/public.ts'
import { presentItem } from '../readings/public.ts'
import { presentSummary } from '../study-log/public.ts'
import { planAccesses, presentMain, readSubscriptions } from '../subscriptions/public.ts'
import { questionTasks } from './question-tasks.ts'
import { type DashboardParts, findParts } from './tables.ts'

export interface DashboardServices {
	database: Database
	kinds: readonly Kind[]
	closingMinutes: number
	now: () => Date
	/** Give what is the same for all learners, and is kept for a while. */
	readPool: () => Promise<PlanPool>
	readCalls: (language: Language) => Promise<ComingCalls>
}

type Find = (kind: string, id: string) => PlacedItem | undefined

interface Shown {
	services: DashboardServices
	parts: DashboardParts
	find: Find
	language: Language
	now: Date
}

/**
 * Tells a learner what matters today. The database is asked twice, however much there is: once for what is stored about the learner,
 * and once for what the items of it are called.
 */
export async function getDashboard(
	services: DashboardServices,
	{ userId, language }: { userId: string; language: Language },
): Promise<Dashboard> {
	const { db } = services.database
	const now = services.now()
	const repeated = repeatAfterDays.map((days) => addDays(indiaDay(now), -days))
	const [pool, calls] = await Promise.all([services.readPool(), services.readCalls(language)])
	const parts = await findParts(db, { userId, now, readKinds: readKindNames, repeated })
	if (!parts?.aim) throw new AppError('access.not-signed-in')
	const find = await findPlaced(db, services.kinds, placesOf(parts), language)
	const shown = { services, parts, find, language, now }
	const rows = readSubscriptions(parts.subscriptions)
	const answers = answersOf(shown)
	return {
		study: presentSummary(parts.study, indiaDay(now)),
		plan: makePlan({
			...{ aim: parts.aim, pool, now, language },
			...studiedOn(parts),
			readBefore: parts.readBefore,
			toRepeat: parts.toRepeat,
			doneToday: parts.doneToday,
			toAnswer: questionTasks(answers),
			wrongAnswers: parts.wrongAnswers,
		}),
		quiz: parts.quiz && presentUnfinished(parts.quiz),
		test: presentRunning(parts.test, language, now),
		opened: openedOf(shown),
		answers,
		results: resultsOf(shown),
		unread: parts.unread,
		subscription: presentMain(rows, language, now),
		answered: parts.answers.answered,
		call: presentCalls(calls, planAccesses(rows), now).find(({ link }) => link !== null) ?? null,
	}
}

function studiedOn({ study: { summary, days } }: DashboardParts) {
	const isOlder = (summary?.days ?? 0) > days.length
	return { studyDays: days.map(({ day }) => day), beganOn: isOlder ? '' : (days[0]?.day ?? null) }
}

function placesOf({ opened, scheduled, results, subscriptions }: DashboardParts) {
	const questions = [...scheduled, ...results.map(({ questionId }) => questionId)]
	const plans = subscriptions.filter(({ kind }) => kind === 'evaluation-plan')
	return [
		...opened.map(({ kind, itemId }) => ({ kind, id: itemId })),
		...questions.map((id) => ({ kind: answerWritingKind.name, id })),
		...plans.map(({ itemId }) => ({ kind: evaluationPlanKind.name, id: itemId })),
	]
}

function openedOf({ services, parts, find, language }: Shown): Dashboard['opened'] {
	return parts.opened.flatMap(({ kind: name, itemId, openedAt }) => {
		const kind = services.kinds.find((one) => one.name === name)
		const item = find(name, itemId)
		if (!kind || !item?.isPublished) return []
		return [{ ...presentItem(kind, item, language), openedAt: new Date(openedAt).toISOString() }]
	})
}

/** A question of the day that was withdrawn since is found all the same: answers to it were sent. */
function questionOf(find: Find, id: string) {
	const item = find(answerWritingKind.name, id)
	if (!item) return null
	const common = item.common as CommonOf<(typeof answerWritingKind)['common']>
	return presentCopyQuestion({ ...item, common, card: item.card as { questionText: string } })
}

function answersOf({ services, parts, find, language, now }: Shown): Dashboard['answers'] {
	const termsOf = (planId: string) =>
		find(evaluationPlanKind.name, planId)?.common as CommonOf<(typeof evaluationPlanKind)['common']> | undefined
	return presentHomeAnswers({
		accesses: accessesWithTerms(planAccesses(readSubscriptions(parts.subscriptions)), termsOf, language),
		questions: parts.scheduled.flatMap((id) => questionOf(find, id) ?? []),
		answers: parts.answers,
		day: indiaDay(now),
		closingMinutes: services.closingMinutes,
		now,
	})
}

function resultsOf({ parts, find }: Shown): Dashboard['results'] {
	return parts.results.flatMap(({ questionId, ...result }) => {
		const question = questionOf(find, questionId)
		return question ? [presentResult(result, question)] : []
	})
}
