import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import type { RevisionDay, RevisionProgress } from '@aravalli/shared/revision/contract'
import { type DayShares, orderLeft } from '@aravalli/shared/revision/day-shares'
import { pickDue } from '@aravalli/shared/revision/pick-due'
import { findItems } from '../../../content/items.ts'
import type { RevisionServices } from '../revision-services.ts'
import { findCards } from '../tables.ts'
import { nextDay } from './next-day.ts'
import { presentQuestion } from './present-question.ts'
import { progressOf } from './progress-of.ts'
import { findDay, findProgress, type StoredDay } from './tables.ts'

interface Asking {
	userId: string
	language: Language
}

/** Gives what somebody has to revise today; asked again, it is the same without what was answered. */
export async function getToday(services: RevisionServices, { userId, language }: Asking): Promise<RevisionDay> {
	const { db } = services.database
	const today = indiaDay(services.now())
	const stored = await findDay(db, { userId, today, fresh: await services.readFresh() })
	if (!stored?.aim) throw new AppError('access.not-signed-in')
	const { dailyHours } = stored.aim
	const { shares, progress } = progressOf({ counts: stored.counts, dailyHours, today })
	const ids = idsOf(stored, shares)
	const wanted = [...new Set([...ids, ...stored.repeats])]
	const [items, cards] = [
		await findItems(db, prelimsKind, wanted, { language, hasTranslations: true }),
		await findCards(db, userId, wanted),
	]
	const byId = new Map(items.map((item) => [item.id, item]))
	const reasons = new Map(cards.map(({ questionId, reason }) => [questionId, reason]))
	const presented = (id: string, isRepeat: boolean) => {
		const item = byId.get(id)
		// A question that was withdrawn a moment ago is not asked.
		return item ? [presentQuestion(item, { reason: reasons.get(id) ?? null, isRepeat })] : []
	}
	const { due, dueDone, fresh, hasCards } = stored.counts
	const waiting = Math.max(0, due - (shares.due - dueDone))
	return {
		...progress,
		hasCards,
		next: nextDay(stored.next, { waiting, fresh, dailyHours, today }),
		questions: [...ids.flatMap((id) => presented(id, false)), ...stored.repeats.flatMap((id) => presented(id, true))],
	}
}

function idsOf({ counts, byForgotten, byWaiting, unseen }: StoredDay, shares: DayShares): string[] {
	const due = pickDue({ byForgotten, byWaiting }, { from: counts.dueDone, until: shares.due })
	const left = { due: due.values(), fresh: unseen.values() }
	return orderLeft(shares, counts).flatMap((sort) => left[sort].next().value ?? [])
}

/** Says how far somebody is with today. */
export async function getProgress(
	{ database, now, readFresh }: RevisionServices,
	userId: string,
): Promise<RevisionProgress> {
	const today = indiaDay(now())
	const stored = await findProgress(database.db, { userId, today, fresh: await readFresh() })
	if (!stored?.aim) throw new AppError('access.not-signed-in')
	return progressOf({ counts: stored.counts, dailyHours: stored.aim.dailyHours, today }).progress
}
