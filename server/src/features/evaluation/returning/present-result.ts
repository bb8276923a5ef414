import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { EvaluationResult } from '@aravalli/shared/evaluation/returned-contract'
import type { UnseenResult } from './tables.ts'

/** An answer that nobody has opened for so long is in the history only. */
const WAIT_MILLISECONDS = 7 * 86_400_000

export const resultsSince = (now: Date): Date => new Date(now.getTime() - WAIT_MILLISECONDS)

export const presentResult = (
	{ copyId, number, halfMarks, maxMarks, isReEvaluated, isSample, givenAt }: Omit<UnseenResult, 'questionId'>,
	question: EvaluationResult['question'],
): EvaluationResult => ({
	copyId,
	label: copyLabel(number),
	question,
	total: halfMarks / 2,
	maxMarks,
	givenAt: new Date(givenAt).toISOString(),
	isReEvaluated,
	isSample,
})
