import type { Language } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MiqCardData, MiqData } from '@aravalli/shared/miq/contract'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import type { QuestionDetails, QuestionRow } from './reading/tables.ts'

/** @param language the reader's, in which the subject is named also where the texts lack it */
export function presentCard(row: QuestionRow, language: Language): MiqCardData {
	return {
		_id: row.id,
		questions: row.questions,
		paperNo: miqPaperOf(row.paperCategory),
		subject: subjectNames[row.subject][language],
		subjectId: row.subject,
		year: row.year,
		difficulty: row.difficulty,
		mostImportant: row.isMostImportant,
		isFeatured: row.isFeatured,
		duration: row.durationMinutes,
		marks: row.marks,
		viewCount: row.viewCount,
		practiceCount: row.practiceCount,
		language: row.isFallback ? 'english' : language,
		tags: row.tags,
		isFallback: row.isFallback,
	}
}

export function presentQuestion(row: QuestionDetails, language: Language, commentCount: number): MiqData {
	return { ...presentCard(row, language), answers: row.answers, commentCount, updatedAt: row.updatedAt }
}
