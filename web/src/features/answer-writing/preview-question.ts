import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { answerWritingKind, type QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import type { Language } from '@aravalli/shared/language'

/** Builds what readers would be sent of a working copy. What it lacks has a stand-in, which the editor names. */
export function previewQuestion(draft: QuestionCopy, language: Language, today: string): QuestionData {
	const isFallback = language === 'hindi' && languageState(answerWritingKind, draft.hindi) === 'missing'
	const texts = isFallback ? draft.english : draft[language]
	return {
		questionId: 'preview',
		paperCategory: draft.paperCategory ?? 'GS_PAPER_1',
		questionText: texts.questionText,
		difficulty: draft.difficulty ?? 'MEDIUM',
		publicationDate: draft.publishedOn ?? today,
		subCategory: texts.subCategory,
		timeLimit: draft.timeLimitMinutes ?? 0,
		marks: draft.marks ?? 0,
		wordLimit: draft.wordLimit ?? 0,
		tags: texts.tags,
		isFallback,
		answer: texts.answer,
		viewCount: 0,
		downloadCount: 0,
		commentCount: 0,
		comments: [],
	}
}
