/**
 * What a question taken home says, in the reader's words: the one source of the PDF and of the HTML document.
 *
 * Both presenters only lay it out, so that they cannot disagree about a label, a date or an emphasis.
 */
import { answerParts } from '@aravalli/shared/answer-writing/answer-parts'
import type { Difficulty } from '@aravalli/shared/answer-writing/question'
import { brand } from '@aravalli/shared/brand'
import { formatDay } from '@aravalli/shared/format-day'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import type { QuestionDetails } from './tables.ts'

/** What of a question is taken home. */
export type SheetQuestion = Omit<QuestionDetails, 'paperCategory' | 'viewCount' | 'downloadCount' | 'updatedAt'>

export type QuestionSheet = ReturnType<typeof questionSheet>

export const sheetWords = {
	english: {
		section: 'Answer Writing Practice',
		questionSign: 'Q.',
		answerSign: 'A.',
		answerTitle: 'Model answer',
		published: 'Published',
		subCategory: 'Sub-category',
		timeLimit: 'Time limit',
		marksLabel: 'Marks',
		wordLimit: 'Word limit',
		tags: 'Tags',
		page: 'Page',
		marks: (count: number) => (count === 1 ? 'mark' : 'marks'),
		minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
		words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
		fallback: 'This question is not available in Hindi yet. It is shown in English.',
		difficulties: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
	},
	hindi: {
		section: 'उत्तर लेखन अभ्यास',
		questionSign: 'प्र.',
		answerSign: 'उ.',
		answerTitle: 'आदर्श उत्तर',
		published: 'प्रकाशित',
		subCategory: 'उप-श्रेणी',
		timeLimit: 'समय सीमा',
		marksLabel: 'अंक',
		wordLimit: 'शब्द सीमा',
		tags: 'टैग',
		page: 'पृष्ठ',
		marks: () => 'अंक',
		minutes: (count: number) => `${count} मिनट`,
		words: (count: number) => `${count} शब्द`,
		fallback: 'यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।',
		difficulties: { EASY: 'सरल', MEDIUM: 'मध्यम', HARD: 'कठिन' },
	},
} satisfies Bilingual<object>

/** How many of three peaks are filled, and the pair of colours. */
const difficultyLooks = {
	EASY: { tone: 'ok', peaks: 1 },
	MEDIUM: { tone: 'warn', peaks: 2 },
	HARD: { tone: 'bad', peaks: 3 },
} as const satisfies Record<Difficulty, object>

/** @param origin the public origin, without a trailing slash */
export function questionSheet(question: SheetQuestion, language: Language, origin: string) {
	const m = sheetWords[language]
	const [year, month, day] = question.publishedOn.split('-').map(Number)
	const ownLanguage = languageTags[language]
	const textLanguage = languageTags[question.isFallback ? 'english' : language]
	return {
		language: ownLanguage,
		textLanguage,
		brand: brand.name[language],
		section: m.section,
		title: `${question.questionText} – ${brand.name[language]}`,
		published: { year, month, day },
		questionSign: m.questionSign,
		question: question.questionText,
		wordLimit: `(${m.words(question.wordLimit)})`,
		marks: { number: String(question.marks), word: m.marks(question.marks) },
		difficulty: { word: m.difficulties[question.difficulty], ...difficultyLooks[question.difficulty] },
		facts: [
			{ label: m.published, value: formatDay(question.publishedOn, language), language: ownLanguage },
			{ label: m.subCategory, value: question.subCategory, language: textLanguage },
			{ label: m.timeLimit, value: m.minutes(question.timeLimitMinutes), language: ownLanguage },
			{ label: m.marksLabel, value: String(question.marks), language: ownLanguage },
			{ label: m.wordLimit, value: m.words(question.wordLimit), language: ownLanguage },
		],
		tagsLabel: m.tags,
		tags: question.tags,
		notice: question.isFallback ? m.fallback : null,
		answerSign: m.answerSign,
		answerTitle: m.answerTitle,
		answer: answerParts(question.answer),
		page: m.page,
		address: `${origin}/answer-writing-practice/${encodeURIComponent(question.questionId.toWellFormed())}`,
	}
}
