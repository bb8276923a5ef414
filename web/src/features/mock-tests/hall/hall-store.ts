import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { answerOptions } from '@aravalli/shared/questions/answer-options'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import { testAnswers } from '../stored.ts'
import { type AnswersByPlace, byPlace, mergeAnswers } from './hall-answers.ts'

/** A browser keeps this of an attempt; questions come with the page. */
export interface KeptAttempt {
	answers: AnswersByPlace
	/** Is the question that was shown last. */
	place: number
}

const kept = createOutbox<KeptAttempt>({
	stored: testAnswers,
	join: (one, other) => ({ ...one, answers: mergeAnswers(one.answers, other.answers) }),
})

/** Gives what this browser has kept of somebody's attempt. What no paper can have was written by somebody else's hand, and stays away. */
export async function readKeptAttempt(attemptId: string, userId: string, questions: number): Promise<KeptAttempt> {
	await kept.ready()
	const found = kept.find(attemptId, userId)?.content
	const isPossible = ({ place, answer }: AnswerState) =>
		place >= 1 && place <= questions && (answer === null || answerOptions.includes(answer))
	const answers = byPlace(Object.values(found?.answers ?? {}).filter(isPossible))
	return { answers, place: found && found.place >= 1 && found.place <= questions ? found.place : 0 }
}

/** @returns false where the browser does not store it */
export function keepAttempt(attemptId: string, userId: string, attempt: KeptAttempt): Promise<boolean> {
	const isThere = kept.find(attemptId, userId) !== null
	return isThere ? kept.merge(attemptId, userId, attempt) : kept.keep(attemptId, userId, attempt)
}

/** Calls `hear` with what stands whenever this or another tab has kept something. @returns how to stop */
export const followKeptAttempt = (attemptId: string, userId: string, hear: (answers: AnswersByPlace) => void) =>
	kept.subscribe(() => {
		const found = kept.find(attemptId, userId)
		if (found) hear(found.content.answers)
	})

/** The server has all of it. */
export async function forgetKeptAttempt(attemptId: string, userId: string): Promise<void> {
	await kept.ready()
	if (kept.find(attemptId, userId)) await kept.remove(attemptId, userId)
}
