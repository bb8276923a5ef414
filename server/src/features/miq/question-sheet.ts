import { answerParts } from '@aravalli/shared/answer-parts'
import { type Language, languageTags } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { paperNames } from '@aravalli/shared/miq/paper-names'
import { answerSheetFrame, shownSplit } from '../../platform/pdf/answer-sheet.ts'
import type { MiqItem } from './miq-kind.ts'
import { miqWords } from './miq-words.ts'

/** Picks what of a question is taken home. */
export type SheetQuestion = Pick<MiqItem, 'id' | 'common' | 'texts' | 'isFallback'>

/**
 * Gives `question-sheet.typ` what it shows, in the reader's words.
 * @param origin the public origin, without a trailing slash
 */
export function questionSheet(question: SheetQuestion, language: Language, origin: string) {
	const m = miqWords[language]
	const { id, common, texts, isFallback } = question
	const { parts, tags } = texts
	const framed = { ...common, tags, isFallback, questionText: parts[0]?.question ?? '' }
	const frame = answerSheetFrame(framed, language, `${origin}/mains-miq/${id}`)
	const facts = [
		[m.paper, paperNames[common.paperCategory][language]],
		[m.subject, subjectNames[common.subject][language]],
		[m.year, String(common.year)],
		[m.duration, m.minutes(common.durationMinutes)],
		[m.marksLabel, String(common.marks)],
	]
	return {
		...frame,
		section: m.section,
		facts: facts.map(([label, value]) => ({ label, value, language: frame.language })),
		badge: common.isMostImportant ? m.mostImportant : null,
		// Nothing says what each of several parts is worth, so only a single one shows its marks.
		marks: parts.length === 1 ? { number: String(common.marks), word: m.marks(common.marks) } : null,
		answerTitle: m.answerTitle,
		marksSplitTitle: m.marksSplit,
		parts: parts.map((_, index) => sheetPart(question, index, language)),
	}
}

/** Leaves out the number where there is only one part. */
function sheetPart({ texts: { parts }, isFallback }: SheetQuestion, index: number, language: Language) {
	const m = miqWords[language]
	const number = parts.length > 1 ? ` ${index + 1}` : ''
	const { question = '', answer = '', marksSplit = '' } = parts[index] ?? {}
	return {
		questionSign: m.questionSign + number,
		question,
		answerSign: m.answerSign + number,
		answer: answerParts(answer || m.noAnswer),
		marksSplit: shownSplit(marksSplit),
		answerLanguage: languageTags[isFallback && answer ? 'english' : language],
	}
}
