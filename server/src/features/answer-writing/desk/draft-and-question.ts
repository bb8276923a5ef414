import {
	cleanDraft,
	emptyTexts,
	languageState,
	type QuestionDraft,
} from '@aravalli/shared/answer-writing/question-draft'
import type { NewQuestion } from '../new-question.ts'

/** Makes a working copy of what readers see, to go on with. */
export function liveDraft({ id: _, hindi, ...same }: NewQuestion): QuestionDraft {
	return cleanDraft({ ...same, hindi: hindi ?? emptyTexts() })
}

/** Makes what readers are to see of a working copy that has no problems. */
export function newQuestion(id: string, draft: QuestionDraft): NewQuestion {
	const { paperCategory, difficulty, publishedOn, timeLimitMinutes, marks, wordLimit, english, hindi } = draft
	if (!(paperCategory && difficulty && publishedOn && timeLimitMinutes && marks && wordLimit))
		throw new Error(`the question ${id} is incomplete`)
	return {
		id,
		paperCategory,
		difficulty,
		publishedOn,
		timeLimitMinutes,
		marks,
		wordLimit,
		english,
		hindi: languageState(hindi) === 'missing' ? null : hindi,
	}
}
