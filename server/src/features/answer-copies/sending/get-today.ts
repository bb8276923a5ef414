import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import type { ErrorCode } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { type AnsweredQuestion, findCopyQuestions, listDailyQuestions } from '../../daily-questions/public.ts'
import { listCopiesOfDays } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { listPapers } from './list-papers.ts'
import { loadStanding } from './load-standing.ts'
import { currentPlan, firstCatchUpDay, leftOf, type Standing, usableCredits } from './may-send.ts'

interface Asked {
	userId: string
	language: Language
	sentenceOf: (code: ErrorCode, language: Language) => string
}

/** Says what may be answered now, with what was begun and sent of it. */
export async function getToday(services: CopyServices, { userId, language, sentenceOf }: Asked) {
	const { closingMinutes } = services
	const { db } = services.database
	const now = services.now()
	const day = indiaDay(now)
	const closesAt = closingOf(day, closingMinutes)
	const standing = await loadStanding(db, { userId, day, questionId: null, closingMinutes, language })
	const credits = usableCredits(standing, now).length
	const first = credits > 0 ? firstCatchUpDay(now) : day
	const scheduled = await listDailyQuestions(db, first, day)
	const texts = await findCopyQuestions(
		db,
		scheduled.map(({ questionId }) => questionId),
		language,
	)
	const copies = await listCopiesOfDays(db, userId, [first, day])
	const all = scheduled.flatMap((daily) => presentQuestion(daily, texts.get(daily.questionId), copies))
	const isOpen = ({ state }: { state: string | null }) => state === null || state === 'draft'
	return {
		day,
		closesAt: closesAt.toISOString(),
		isClosed: now >= closesAt,
		plan: presentPlan(standing, now),
		hadPlan: standing.accesses.length > 0,
		credits,
		questions: all.filter((question) => question.day === day),
		catchUp: all
			.filter((question) => question.day < day && isOpen(question))
			.toSorted((one, other) => other.day.localeCompare(one.day)),
		papers: await listPapers(db, { userId, language, now, standing, sentenceOf }),
	}
}

function presentQuestion(
	{ day, questionId }: { day: string; questionId: string },
	found: AnsweredQuestion | undefined,
	copies: readonly AnswerCopyRow[],
) {
	if (!found) return []
	const copy = copies.find((own) => own.day === day && own.questionId === questionId)
	const { id: copyId = null, state = null, pageCount = 0 } = copy ?? {}
	return [{ ...found.question, day, copyId, state, pageCount }]
}

function presentPlan(standing: Standing, now: Date) {
	const plan = currentPlan(standing, now)
	if (!plan) return null
	const { subscriptionId, endsAt, terms } = plan
	const { title, isTrial, feedbackHours } = terms
	const left = leftOf(plan, standing.used)
	return {
		...{ subscriptionId, title, isTrial, feedbackHours },
		endsAt: endsAt.toISOString(),
		leftToday: Math.min(left.ofDay, left.inAll ?? left.ofDay),
		left: left.inAll,
	}
}
