/**
 * Says what a question taken home says, in the reader's words: the one source of the PDF and of the HTML document.
 *
 * Both presenters only lay it out, so that they cannot disagree about a label, a date or an emphasis.
 */
import { answerParts } from '@aravalli/shared/answer-parts'
import { formatDay } from '@aravalli/shared/format-day'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { answerSheetFrame, answerSheetWords, shownSplit } from '../../platform/pdf/answer-sheet.ts'
import type { QuestionItem } from './question-kind.ts'

/** Picks what of a question is taken home. */
export type SheetQuestion = Pick<QuestionItem, 'id' | 'common' | 'texts' | 'isFallback'>

export type QuestionSheet = ReturnType<typeof questionSheet>

export const sheetWords = {
	english: {
		...answerSheetWords.english,
		section: 'Answer Writing Practice',
		published: 'Published',
		subCategory: 'Sub-category',
		timeLimit: 'Time limit',
		wordLimit: 'Word limit',
		tags: 'Tags',
		words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
	},
	hindi: {
		...answerSheetWords.hindi,
		section: 'उत्तर लेखन अभ्यास',
		published: 'प्रकाशित',
		subCategory: 'उप-श्रेणी',
		timeLimit: 'समय सीमा',
		wordLimit: 'शब्द सीमा',
		tags: 'टैग',
		words: (count: number) => `${count} शब्द`,
	},
} satisfies Bilingual<object>

/** @param origin the public origin, without a trailing slash */
export function questionSheet(question: SheetQuestion, language: Language, origin: string) {
	const m = sheetWords[language]
	const { id, common, texts, isFallback } = question
	const address = `${origin}/answer-writing-practice/${encodeURIComponent(id.toWellFormed())}`
	const frame = answerSheetFrame({ ...common, ...texts, isFallback }, language, address)
	return {
		...frame,
		section: m.section,
		questionSign: m.questionSign,
		question: texts.questionText,
		wordLimit: `(${m.words(common.wordLimit)})`,
		marks: { number: String(common.marks), word: m.marks(common.marks) },
		facts: [
			{ label: m.published, value: formatDay(common.publishedOn, language), language: frame.language },
			{ label: m.subCategory, value: texts.subCategory, language: frame.textLanguage },
			{ label: m.timeLimit, value: m.minutes(common.timeLimitMinutes), language: frame.language },
			{ label: m.marksLabel, value: String(common.marks), language: frame.language },
			{ label: m.wordLimit, value: m.words(common.wordLimit), language: frame.language },
		],
		tagsLabel: m.tags,
		answerSign: m.answerSign,
		answerTitle: m.answerTitle,
		answer: answerParts(texts.answer),
		marksSplitTitle: m.marksSplit,
		marksSplit: shownSplit(texts.marksSplit),
	}
}
