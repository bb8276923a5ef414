import { type JudgedAnswer, judgeAnswer } from '@aravalli/shared/revision/revision-answer'
import { entriesOf, type FinishedAttempt, optionsOf, type PaperKey } from './score-of.ts'

/** Tells what a finished attempt says about what its learner knows, question by question; one that was left blank says nothing. */
export function judgeSheet(
	{ questionIds, sheet }: Pick<FinishedAttempt, 'questionIds' | 'sheet'>,
	key: PaperKey,
): (JudgedAnswer & { questionId: string })[] {
	const [entries, options, guessed] = [entriesOf(questionIds, key), optionsOf(sheet), new Set(sheet.guessed)]
	return questionIds.flatMap((questionId, index) => {
		const entry = entries[index] ?? 'dropped'
		const judged = judgeAnswer({
			answer: options[index] ?? null,
			isGuessed: guessed.has(index + 1),
			key: entry,
			isDropped: entry === 'dropped',
		})
		return judged ? [{ ...judged, questionId }] : []
	})
}
