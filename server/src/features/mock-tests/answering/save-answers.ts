import { AppError } from '@aravalli/shared/errors'
import type { AnswerState, SavedAnswers } from '@aravalli/shared/mock-tests/contract'
import { gather } from '../../../platform/gather.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { foldAnswers } from './fold-answers.ts'
import { type ReceivingAttempt, type Sending, storeAnswers } from './tables.ts'

export interface SavingServices extends Pick<MockTestServices, 'now'> {
	/** What arrives at the same time is stored together. */
	store: (sending: Sending) => Promise<ReceivingAttempt | null>
}

/** Fewer statements at the same time than there are connections: others need some, too. */
const together = { atOnce: 4, most: 100 } as const

export const createSaving = ({ database, now }: Pick<MockTestServices, 'database' | 'now'>): SavingServices => ({
	store: gather((sendings) => storeAnswers(database.db, sendings), together),
	now,
})

interface Sent {
	userId: string
	attemptId: string
	answers: AnswerState[]
}

/**
 * Stores what is given in an attempt, as it is given. The same may come again, late or in another order: what is older than what is stored changes nothing.
 *
 * @throws AppError `mock-test.attempt-not-found`, `mock-test.finished`, `mock-test.time-over`, `mock-test.not-in-paper` or `mock-test.option-unknown`, checked in
 *   that order; nothing is stored then
 */
export async function saveAnswers(
	{ store, now }: SavingServices,
	{ userId, attemptId, answers: given }: Sent,
): Promise<SavedAnswers> {
	const answers = foldAnswers(given)
	const moment = now()
	const attempt = await store({ attemptId, userId, answers, now: moment })
	if (!attempt) throw new AppError('mock-test.attempt-not-found')
	refuseImpossible(attempt, answers, moment)
	const stored = new Map(attempt.stored.map(({ place, answer }) => [place, answer]))
	return {
		elapsedMilliseconds: moment.getTime() - new Date(attempt.startedAt).getTime(),
		minutes: attempt.scheme.minutes,
		bubbleMinutes: attempt.scheme.bubbleMinutes,
		fixed: answers.flatMap(({ place, answer }) => (stored.has(place) && stored.get(place) !== answer ? [place] : [])),
	}
}

function refuseImpossible(attempt: ReceivingAttempt, answers: readonly AnswerState[], now: Date): void {
	if (attempt.finishedAt) throw new AppError('mock-test.finished')
	if (now > new Date(attempt.closesAt)) throw new AppError('mock-test.time-over')
	if (answers.some(({ place }) => place > attempt.questions)) throw new AppError('mock-test.not-in-paper')
	if (!attempt.scheme.hasNotAttempted && answers.some(({ answer }) => answer === 'E'))
		throw new AppError('mock-test.option-unknown')
}
