import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import type { CopyServices } from '../copy-services.ts'
import { loadStanding } from '../sending/load-standing.ts'
import { currentPlan, firstCatchUpDay, type Standing, usableCredits } from '../sending/may-send.ts'
import { newBookletId, newBookletSecret } from './booklet-code.ts'
import { bookletPages } from './booklet-pages.ts'
import { keepBooklet } from './tables.ts'

interface Asked {
	userId: string
	questionId: string
	/** null: of today. */
	day: string | null
	language: Language
}

export type BookletServices = Pick<CopyServices, 'database' | 'closingMinutes' | 'now'>

/**
 * Gives a learner's booklet for a question: the same one however often it is asked for, so that sheets printed before are still
 * known.
 *
 * @throws AppError `copy.no-plan`, `copy.plan-ended`, `copy.not-of-today`
 */
export async function getBooklet({ database, closingMinutes, now: clock }: BookletServices, asked: Asked) {
	const { userId, questionId, language } = asked
	const now = clock()
	const day = asked.day ?? indiaDay(now)
	checkMayPrint(day, await loadStanding(database.db, { userId, questionId, day, closingMinutes }), now)
	const found = (await findCopyQuestions(database.db, [questionId], language)).get(questionId)
	if (!found) throw new AppError('copy.not-of-today')
	const booklet = await keepBooklet(database.db, {
		...{ userId, questionId, day },
		id: newBookletId(),
		pages: bookletPages(found.question.wordLimit),
		secret: newBookletSecret(),
		createdAt: now,
	})
	return { booklet, question: found.question }
}

/** Lets everybody print who may send answers at all, also after the day's number is used: paper alone takes nothing away. */
function checkMayPrint(day: string, standing: Standing, now: Date): void {
	const hasCredit = usableCredits(standing, now).length > 0
	if (!hasCredit && !currentPlan(standing, now)) {
		const hadPlan = standing.accesses.some(({ cancelledAt }) => cancelledAt === null)
		throw new AppError(hadPlan ? 'copy.plan-ended' : 'copy.no-plan')
	}
	const today = indiaDay(now)
	const mayCatchUp = hasCredit && day < today && day >= firstCatchUpDay(now)
	if (!standing.isScheduled || (day !== today && !mayCatchUp)) throw new AppError('copy.not-of-today')
}
