import { AppError } from '@aravalli/shared/errors'
import type { PracticeAnswer } from '@aravalli/shared/prelims-practice/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { judgeAnswer } from '@aravalli/shared/revision/revision-answer'
import { findStored, isPossibleId } from '../../content/items.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import { noteAnswers } from '../revision/public.ts'
import { noteActivity } from '../study-log/public.ts'
import { countUnknown, deleteOldAnswers, insertAnswers, type NewAnswer } from './tables.ts'

export interface PrelimsPracticeServices {
	database: Database
	now: () => Date
}

/**
 * Keeps what somebody has answered in practice. What was withdrawn meanwhile is taken too: a device may have had the question for days.
 *
 * @returns how many were not there before
 * @throws AppError `question.not-found` where one of them was never published; nothing is kept then
 */
export async function recordAnswers(
	{ database, now }: PrelimsPracticeServices,
	userId: string,
	sent: readonly PracticeAnswer[],
): Promise<number> {
	if (!sent.every(({ questionId }) => isPossibleId(questionId))) throw new AppError('question.not-found')
	const arrivedAt = now()
	const answers = firstOfEachKey(sent).map((answer) => ({
		...answer,
		key: answer.key.toLowerCase(),
		answeredAt: answeredBy(answer.answeredAt, arrivedAt),
	}))
	return database
		.transaction(async (tx) => {
			const ids = [...new Set(answers.map(({ questionId }) => questionId))]
			if ((await countUnknown(tx, ids)) > 0) throw new AppError('question.not-found')
			const { added, changed } = await insertAnswers(tx, userId, answers)
			const among = (keys: Set<string>) => answers.filter(({ key }) => keys.has(key))
			if (changed.size > 0) await followGuesses(tx, userId, { answers: among(changed), now: arrivedAt })
			if (added.size === 0) return 0
			await deleteOldAnswers(tx, userId)
			await followAnswers(tx, userId, { answers: among(added), now: arrivedAt })
			return added.size
		})
		.catch(orSignedOut)
}

const firstOfEachKey = (sent: readonly PracticeAnswer[]) => [
	...new Map(sent.toReversed().map((answer) => [answer.key.toLowerCase(), answer])).values(),
]

/** A device's clock may be ahead; what it has done cannot be. */
function answeredBy(given: string, arrivedAt: Date): NewAnswer['answeredAt'] {
	const moment = new Date(given)
	return moment > arrivedAt ? arrivedAt : moment
}

interface Followed {
	answers: readonly NewAnswer[]
	now: Date
}

/** Does what follows from answers that are new, in their transaction: what was wrong or guessed comes back. The study log comes last, as it asks. */
async function followAnswers(tx: Transaction, userId: string, { answers, now }: Followed): Promise<void> {
	await noteAnswers(tx, { userId, answers: await judgeAnswers(tx, answers), now })
	// Two devices that send at once take their rows in the same order, so that neither waits for the other.
	const questionIds = new Set(answers.map(({ questionId }) => questionId))
	for (const questionId of [...questionIds].toSorted())
		await noteActivity(tx, { userId, kind: 'practice', item: `prelims/${questionId}`, now })
}

/** What was right and is told to be a guess only now comes back, too; what was wrong does already. */
async function followGuesses(tx: Transaction, userId: string, { answers, now }: Followed): Promise<void> {
	const judged = await judgeAnswers(tx, answers)
	await noteAnswers(tx, { userId, answers: judged.filter(({ isRight, isGuessed }) => isRight && isGuessed), now })
}

async function judgeAnswers(tx: Transaction, given: readonly NewAnswer[]) {
	const found = await findStored(tx, prelimsKind, [...new Set(given.map(({ questionId }) => questionId))])
	const byId = new Map(found.map(({ id, common }) => [id, common]))
	return given.flatMap(({ questionId, answer, isGuessed }) => {
		const question = byId.get(questionId)
		const judged = question && judgeAnswer({ answer, isGuessed, ...question })
		return judged ? [{ ...judged, questionId }] : []
	})
}
