import { readFileSync } from 'node:fs'
import { brand } from '@aravalli/shared/brand'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import { parseMarksSplit } from '@aravalli/shared/marks-split'

/** Begins the source of questions with their model answers; it shows `sheet`, which the inputs hold as JSON. */
export const answerSheet = readFileSync(new URL('./answer-sheet.typ', import.meta.url), 'utf8')

export const answerSheetWords = {
	english: {
		questionSign: 'Q.',
		answerSign: 'A.',
		answerTitle: 'Model answer',
		marksSplit: 'Marks split',
		marksLabel: 'Marks',
		page: 'Page',
		marks: (count: number) => (count === 1 ? 'mark' : 'marks'),
		minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
		fallback: 'This question isn’t in Hindi yet, so it’s shown in English.',
		difficulties: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
	},
	hindi: {
		questionSign: 'प्र.',
		answerSign: 'उ.',
		answerTitle: 'आदर्श उत्तर',
		marksSplit: 'अंकों का बँटवारा',
		marksLabel: 'अंक',
		page: 'पृष्ठ',
		marks: () => 'अंक',
		minutes: (count: number) => `${count} मिनट`,
		fallback: 'यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।',
		difficulties: { EASY: 'सरल', MEDIUM: 'मध्यम', HARD: 'कठिन' },
	},
} satisfies Bilingual<object>

/** Says how many of three peaks are filled, and the pair of colours. */
const difficultyLooks = {
	EASY: { tone: 'ok', peaks: 1 },
	MEDIUM: { tone: 'warn', peaks: 2 },
	HARD: { tone: 'bad', peaks: 3 },
} as const

/** Gives what an answer's marks are for, as a sheet shows it; nothing where the text is no marks split. */
export const shownSplit = (text: string) =>
	(parseMarksSplit(text) ?? []).map(({ marks, text: what }) => ({ marks: String(marks), text: what }))

interface FramedQuestion {
	questionText: string
	difficulty: keyof typeof difficultyLooks
	/** It is written as 'YYYY-MM-DD'. */
	publishedOn: string
	tags: string[]
	/** It is true where the texts are English because there is no Hindi. */
	isFallback: boolean
}

/**
 * Gives what a sheet says of any question, in the reader's words.
 * @param address where the question is read
 */
export function answerSheetFrame(question: FramedQuestion, language: Language, address: string) {
	const m = answerSheetWords[language]
	const [year, month, day] = question.publishedOn.split('-').map(Number)
	return {
		language: languageTags[language],
		textLanguage: languageTags[question.isFallback ? 'english' : language],
		brand: brand.name[language],
		title: `${question.questionText} – ${brand.name[language]}`,
		published: { year, month, day },
		difficulty: { word: m.difficulties[question.difficulty], ...difficultyLooks[question.difficulty] },
		tags: question.tags,
		notice: question.isFallback ? m.fallback : null,
		page: m.page,
		address,
	}
}
