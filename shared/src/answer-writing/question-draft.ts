/** Tells the desk of answer writing how far a question's texts are. It does without the validator, because the browser runs it. */
import type { LanguageState } from '../content/content.ts'
import type { QuestionCopy } from './kind.ts'

/** Is the working copy of a question: null or empty is what has not been settled yet. */
export type QuestionDraft = QuestionCopy
export type DraftTexts = QuestionCopy['english']

export function emptyTexts(): DraftTexts {
	return { questionText: '', subCategory: '', tags: [], answer: '' }
}

export function languageState({ questionText, subCategory, tags, answer }: DraftTexts): LanguageState {
	const texts = [questionText, subCategory, answer].filter((text) => text.trim() !== '')
	const filled = texts.length + Math.min(tags.length, 1)
	if (filled === 0) return 'missing'
	return filled === 4 ? 'complete' : 'partial'
}
