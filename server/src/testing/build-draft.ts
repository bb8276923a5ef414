import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { buildQuestion } from './build-question.ts'

/** Builds a working copy that could be published; a test names only what it is about. */
export function buildDraft(given: Partial<QuestionCopy> = {}): QuestionCopy {
	const { id: _, hindi, ...question } = buildQuestion()
	if (!hindi) throw new Error('the built question has no Hindi')
	return { ...question, hindi, ...given }
}
