import { addDays, indiaDay } from '@aravalli/shared/india-time'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findCards, lockCards, storeCards } from '../tables.ts'

interface Bookmark {
	userId: string
	questionId: string
	isToRevise: boolean
	now: Date
}

/**
 * Has a question come back from tomorrow on because it was marked, and no more where the mark is taken away and nothing else has brought it. It is called in the
 * transaction that stores the mark.
 */
export async function noteBookmark(tx: Transaction, { userId, questionId, isToRevise, now }: Bookmark): Promise<void> {
	await lockCards(tx, userId)
	const [card] = await findCards(tx, userId, [questionId])
	const today = indiaDay(now)
	const tomorrow = addDays(today, 1)
	if (!isToRevise) {
		if (card?.reason === 'bookmarked')
			await storeCards(tx, userId, { cards: [{ ...card, dueOn: null, againOn: null }], today })
		return
	}
	const isWaiting = card !== undefined && card.dueOn !== null
	if (isWaiting && !card.isSuspended) return
	const made = {
		...{ userId, questionId, stability: null, difficulty: null, firstOn: today, reviewedOn: null, doneOn: null },
		...{ againOn: null, reps: 0, lapses: 0, recentKeys: [] },
	}
	// Whoever marks it wants it back, whatever they said of it before.
	const wanted = isWaiting ? {} : { reason: 'bookmarked' as const, dueOn: tomorrow }
	const marked = { ...made, reason: 'bookmarked' as const, dueOn: tomorrow, ...card, ...wanted, isSuspended: false }
	await storeCards(tx, userId, { cards: [marked], today })
}
