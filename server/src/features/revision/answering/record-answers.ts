import { AppError } from '@aravalli/shared/errors'
import { addDays, indiaDay } from '@aravalli/shared/india-time'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import type { RevisionAnswer } from '@aravalli/shared/revision/contract'
import { judgeAnswer } from '@aravalli/shared/revision/revision-answer'
import { LATE_ANSWER_DAYS } from '@aravalli/shared/revision/revision-card'
import { findStored, isPossibleId } from '../../../content/items.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import { noteActivity } from '../../study-log/public.ts'
import type { RevisionServices } from '../revision-services.ts'
import { type FollowedAnswer, followAnswers } from './follow-answers.ts'

/**
 * Stores what somebody has answered in revision, each answer once. Whether it was right is decided by the question's key of now.
 *
 * @returns how many were not there before
 * @throws AppError `question.not-found` where one of them was never published; nothing is stored then
 */
export async function recordAnswers(
	{ database, now }: RevisionServices,
	userId: string,
	sent: readonly RevisionAnswer[],
): Promise<number> {
	if (!sent.every(({ questionId }) => isPossibleId(questionId))) throw new AppError('question.not-found')
	const ids = [...new Set(sent.map(({ questionId }) => questionId))].toSorted()
	const questions = new Map((await findStored(database.db, prelimsKind, ids)).map((item) => [item.id, item.common]))
	if (ids.some((id) => !questions.has(id))) throw new AppError('question.not-found')
	const answers = sent
		.toSorted((one, other) => one.answeredAt.localeCompare(other.answeredAt))
		.flatMap(({ key, questionId, answer, isGuessed, isEasy, answeredAt }): FollowedAnswer[] => {
			const question = questions.get(questionId)
			const judged = question && judgeAnswer({ answer, isGuessed, key: question.key, isDropped: question.isDropped })
			return judged ? [{ ...judged, key, questionId, isEasy, day: dayOf(answeredAt, now()) }] : []
		})
	return database
		.transaction(async (tx) => {
			const stored = await followAnswers(tx, userId, { answers, isRevision: true })
			if (stored === 0) return 0
			for (const id of ids) await noteActivity(tx, { userId, kind: 'practice', item: `prelims/${id}`, now: now() })
			return stored
		})
		.catch(orSignedOut)
}

/** Nobody has answered tomorrow, and nobody's clock makes last year's day anew. */
function dayOf(answeredAt: string, now: Date): string {
	const today = indiaDay(now)
	const [day, first] = [indiaDay(new Date(answeredAt)), addDays(today, -LATE_ANSWER_DAYS)]
	if (day > today) return today
	if (day < first) return first
	return day
}
