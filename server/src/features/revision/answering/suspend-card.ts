import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import { isPossibleId } from '../../../content/items.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import type { RevisionServices } from '../revision-services.ts'
import { findCards, isAskedQuestion, lockCards, storeCards } from '../tables.ts'

/** Has a question come back no more, or again. @throws AppError `question.not-found` */
export async function suspendCard(
	{ database, now }: RevisionServices,
	userId: string,
	{ questionId, isSuspended }: { questionId: string; isSuspended: boolean },
): Promise<void> {
	if (!isPossibleId(questionId)) throw new AppError('question.not-found')
	const today = indiaDay(now())
	const isKnown = await database
		.transaction(async (tx) => {
			await lockCards(tx, userId)
			const [card] = await findCards(tx, userId, [questionId])
			if (!card && !(await isAskedQuestion(tx, questionId))) return false
			// It may be asked before the answer that makes the card has arrived.
			const made = {
				...{ userId, questionId, reason: 'seen' as const, stability: null, difficulty: null, firstOn: today },
				...{ dueOn: null, reviewedOn: null, doneOn: null, againOn: null, reps: 0, lapses: 0, recentKeys: [] },
			}
			await storeCards(tx, userId, { cards: [{ ...made, ...card, isSuspended }], today })
			return true
		})
		.catch(orSignedOut)
	if (!isKnown) throw new AppError('question.not-found')
}
