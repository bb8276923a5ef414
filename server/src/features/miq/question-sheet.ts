import { answerParts } from '@aravalli/shared/answer-parts'
import { type Language, languageTags } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import { answerSheetFrame } from '../../platform/pdf/answer-sheet.ts'
import { miqWords, paperNames } from './miq-words.ts'
import type { QuestionDetails } from './reading/tables.ts'

/** Picks what of a question is taken home. */
export type SheetQuestion = Omit<QuestionDetails, 'isFeatured' | 'viewCount' | 'practiceCount' | 'updatedAt'>

/**
 * Gives `question-sheet.typ` what it shows, in the reader's words.
 * @param origin the public origin, without a trailing slash
 */
export function questionSheet(question: SheetQuestion, language: Language, origin: string) {
	const m = miqWords[language]
	const [questionText = ''] = question.questions
	const frame = answerSheetFrame({ ...question, questionText }, language, `${origin}/mains-miq/${question.id}`)
	const facts = [
		[m.paper, paperNames[miqPaperOf(question.paperCategory)][language]],
		[m.subject, subjectNames[question.subject][language]],
		[m.year, String(question.year)],
		[m.duration, m.minutes(question.durationMinutes)],
		[m.marksLabel, String(question.marks)],
	]
	return {
		...frame,
		section: m.section,
		facts: facts.map(([label, value]) => ({ label, value, language: frame.language })),
		badge: question.isMostImportant ? m.mostImportant : null,
		// Nothing says what each of several parts is worth, so only a single one shows its marks.
		marks: question.questions.length === 1 ? { number: String(question.marks), word: m.marks(question.marks) } : null,
		answerTitle: m.answerTitle,
		parts: question.questions.map((text, index) => sheetPart(question, { text, index }, language)),
	}
}

/** Leaves out the number where there is only one part. */
function sheetPart(
	{ questions, answers, isFallback }: SheetQuestion,
	{ text, index }: { text: string; index: number },
	language: Language,
) {
	const m = miqWords[language]
	const number = questions.length > 1 ? ` ${index + 1}` : ''
	const answer = answers[index] ?? ''
	return {
		questionSign: m.questionSign + number,
		question: text,
		answerSign: m.answerSign + number,
		answer: answerParts(answer || m.noAnswer),
		answerLanguage: languageTags[isFallback && answer ? 'english' : language],
	}
}
