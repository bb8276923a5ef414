import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData, MainsQuestionTexts } from '@aravalli/shared/mains-practice/contract'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { QuestionRow } from './tables.ts'

/** @param hasTranslations false leaves out what the other language says */
export function presentQuestion(row: QuestionRow, language: Language, hasTranslations = true): MainsQuestionData {
	const english = textsIn(row, 'english') ?? { subject: '', topic: '', questions: [], answers: [] }
	const hindi = textsIn(row, 'hindi')
	return {
		_id: row.id,
		...((language === 'hindi' && hindi) || english),
		subject: subjectNames[row.subject][language],
		subjectId: row.subject,
		topicId: row.topicId,
		paperNo: row.paperNo,
		year: row.year,
		marks: row.partMarks.reduce((sum, marks) => sum + marks, 0),
		partMarks: row.partMarks,
		wordLimits: row.wordLimits,
		mostImportent: row.isMostImportant,
		isSample: row.isSample,
		isFallback: language === 'hindi' && hindi === null,
		translations: hasTranslations ? { english, hindi } : null,
	}
}

function textsIn({ subject, ...row }: QuestionRow, language: Language): MainsQuestionTexts | null {
	const texts = row[language]
	return texts && { subject: subjectNames[subject][language], ...texts }
}
