import type { Transaction } from '../../../platform/database/open-database.ts'
import { noteActivity } from '../../study-log/public.ts'
import { listAnswers } from '../answering/tables.ts'
import { keyForScoring } from '../marking/key-for-scoring.ts'
import { scoreOf } from '../marking/score-of.ts'
import { insertScores } from '../marking/tables.ts'
import { makeSheet } from './make-sheet.ts'
import { type LockedAttempt, lockAttempt, sealAttempt } from './tables.ts'

/**
 * Ends an attempt for good: folds what was given into its sheet and marks it by the paper's newest key. One that is finished stays as it is.
 *
 * @returns the attempt, locked; null where there is none
 */
export async function finishLocked(tx: Transaction, attemptId: string, now: Date): Promise<LockedAttempt | null> {
	const attempt = await lockAttempt(tx, attemptId)
	if (!attempt || attempt.finishedAt) return attempt
	const { userId, paperId, questionIds, scheme } = attempt
	const sheet = makeSheet(questionIds.length, await listAnswers(tx, attemptId))
	const finishedAt = endOf(attempt, now)
	await sealAttempt(tx, attemptId, sheet, finishedAt)
	const { revision, key } = await keyForScoring(tx, paperId, questionIds, now)
	const score = scoreOf({ scheme, questionIds, sheet }, key)
	await insertScores(tx, [{ attemptId, revision, paperId, isFirst: attempt.attemptNo === 1, scoredAt: now, ...score }])
	await noteActivity(tx, { userId, kind: 'quiz', item: `mock-test/${attemptId}`, now: finishedAt })
	return attempt
}

/** Whoever never came back has finished when the time was over. */
function endOf({ startedAt, scheme: { minutes, bubbleMinutes } }: LockedAttempt, now: Date): Date {
	const last = new Date(startedAt).getTime() + (minutes + bubbleMinutes) * 60_000
	return new Date(Math.min(last, now.getTime()))
}
