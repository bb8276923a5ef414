import type { QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { buildQuestion } from './build-question.ts'

/** Builds a working copy that could be published; a test names only what it is about. */
export function buildDraft(given: Partial<QuestionDraft> = {}): QuestionDraft {
	const { id: _, hindi, ...question } = buildQuestion()
	if (!hindi) throw new Error('the built question has no Hindi')
	return { ...question, hindi, ...given }
}
