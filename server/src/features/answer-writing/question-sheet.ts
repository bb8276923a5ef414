/**
 * What a question taken home says, in the reader's words: the one source of the PDF and of the HTML document.
 *
 * Both presenters only lay it out, so that they cannot disagree about a label, a date or an emphasis.
 */
import { type Difficulty, parseEmphasis, type TextRun } from '@aravalli/shared/answer-writing/question'
import { brand } from '@aravalli/shared/brand'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'

export interface SheetQuestion {
	questionId: string
	questionText: string
	/** Plain text, a paragraph or point per line; `**…**` marks what an examiner would underline. */
	answer: string
	difficulty: Difficulty
	/** 'YYYY-MM-DD' */
	publishedOn: string
	subCategory: string
	timeLimitMinutes: number
	marks: number
	wordLimit: number
	tags: string[]
	/** The reader asked for Hindi, and the question exists in English only. */
	isFallback: boolean
}

/**
 * One line of the stored answer. Points ("1. Organisation: …") follow each other and a lead-in closely, and so do lines
 * ("To: the Collector"); everything else has a free line between.
 */
export interface AnswerPart {
	kind: 'paragraph' | 'line' | 'point'
	runs: TextRun[]
}

export type QuestionSheet = ReturnType<typeof questionSheet>

const words = {
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
		difficulty: 'Difficulty',
		tags: 'Tags',
		page: 'Page',
		marks: (count: number) => (count === 1 ? 'mark' : 'marks'),
		minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
		words: (count: number) => (count === 1 ? '1 word' : `${count} words`),
		fallback: 'This question is not available in Hindi yet. It is shown in English.',
		difficulties: { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' },
		months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
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
		difficulty: 'कठिनाई',
		tags: 'टैग',
		page: 'पृष्ठ',
		marks: () => 'अंक',
		minutes: (count: number) => `${count} मिनट`,
		words: (count: number) => `${count} शब्द`,
		fallback: 'यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।',
		difficulties: { EASY: 'सरल', MEDIUM: 'मध्यम', HARD: 'कठिन' },
		months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
	},
} satisfies Bilingual<object>

/** Peaks filled of three, and the pair of colours. */
const difficultyLooks = {
	EASY: { tone: 'ok', peaks: 1 },
	MEDIUM: { tone: 'warn', peaks: 2 },
	HARD: { tone: 'bad', peaks: 3 },
} as const satisfies Record<Difficulty, object>

/** @param origin the public origin, without a trailing slash */
export function questionSheet(question: SheetQuestion, language: Language, origin: string) {
	const m = words[language]
	const [year = 0, month = 0, day = 0] = question.publishedOn.split('-').map(Number)
	return {
		language: languageTags[language],
		textLanguage: languageTags[question.isFallback ? 'english' : language],
		brand: brand.name[language],
		section: m.section,
		title: `${question.questionText} – ${brand.name[language]}`,
		published: { year, month, day },
		questionSign: m.questionSign,
		question: question.questionText,
		wordLimit: `(${m.words(question.wordLimit)})`,
		marks: { number: String(question.marks), word: m.marks(question.marks) },
		difficulty: {
			label: m.difficulty,
			word: m.difficulties[question.difficulty],
			...difficultyLooks[question.difficulty],
		},
		facts: [
			[m.published, `${day} ${m.months[month - 1] ?? month} ${year}`],
			[m.subCategory, question.subCategory],
			[m.timeLimit, m.minutes(question.timeLimitMinutes)],
			[m.marksLabel, String(question.marks)],
			[m.wordLimit, m.words(question.wordLimit)],
		] as [label: string, value: string][],
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

/** What is no longer than this fits on one ruled line. */
const LINE_MAX_LENGTH = 70

function answerParts(answer: string): AnswerPart[] {
	return answer
		.split(/[\r\n]+/)
		.filter((text) => text.trim() !== '')
		.map((text) => ({ kind: partKind(text), runs: parseEmphasis(text) }))
}

function partKind(text: string): AnswerPart['kind'] {
	if (/^\d{1,2}\. /.test(text)) return 'point'
	return text.length <= LINE_MAX_LENGTH ? 'line' : 'paragraph'
}
