import { type DraftTexts, emptyTexts, type QuestionDraft } from '@aravalli/shared/answer-writing/question-draft'
import { formatDay } from '@aravalli/shared/format-day'
import type { Language } from '@aravalli/shared/language'
import type { ComparedField } from '#web/ui/editing/compared-fields.tsx'
import type { messages } from './messages.en.ts'

/** The texts have this order on the page, too. */
export const textParts = ['questionText', 'answer', 'subCategory', 'tags'] as const

export type TextPart = (typeof textParts)[number]

export function missingParts(texts: DraftTexts): TextPart[] {
	return textParts.filter((part) => (part === 'tags' ? texts.tags.length === 0 : texts[part].trim() === ''))
}

/**
 * Makes a new question, published today unless the editor says otherwise.
 * @param like what another one has is taken from it
 */
export function blankQuestion(today: string, like: QuestionDraft | null): QuestionDraft {
	return {
		paperCategory: like?.paperCategory ?? null,
		difficulty: null,
		publishedOn: today,
		timeLimitMinutes: like?.timeLimitMinutes ?? null,
		marks: like?.marks ?? null,
		wordLimit: like?.wordLimit ?? null,
		english: { ...emptyTexts(), subCategory: like?.english.subCategory ?? '' },
		hindi: { ...emptyTexts(), subCategory: like?.hindi.subCategory ?? '' },
	}
}

type Messages = typeof messages
type Names = Record<string, string>

/** Pairs both versions of everything, in the order of the page. */
export function comparedFields(
	m: Messages,
	papers: Names,
	language: Language,
	mine: QuestionDraft,
	theirs: QuestionDraft,
): ComparedField[] {
	const textsIn = (language: Language, lang: string): ComparedField[] =>
		textParts.map((part) => ({
			path: `${language}.${part}`,
			label: fieldLabels[language][part],
			lang,
			mine: asText(mine[language][part]),
			theirs: asText(theirs[language][part]),
		}))
	const fact = (label: string, read: (draft: QuestionDraft) => string | number | null) => ({
		path: label,
		label,
		mine: String(read(mine) ?? ''),
		theirs: String(read(theirs) ?? ''),
	})
	return [
		...textsIn('english', 'en'),
		...textsIn('hindi', 'hi'),
		fact(m.paper, ({ paperCategory }) => paperCategory && (papers[paperCategory] ?? paperCategory)),
		fact(m.difficulty, ({ difficulty }) => difficulty && m.difficulties[difficulty]),
		fact(m.marks, ({ marks }) => marks),
		fact(m.words, ({ wordLimit }) => wordLimit),
		fact(m.minutes, ({ timeLimitMinutes }) => timeLimitMinutes),
		fact(m.publicationDate, ({ publishedOn }) => publishedOn && formatDay(publishedOn, language)),
	]
}

const asText = (value: string | string[]) => (typeof value === 'string' ? value : value.join(', '))

/** Labels beside texts of one language are in that language, whatever the page's: the editor reads both. */
export const fieldLabels = {
	english: { questionText: 'Question', subCategory: 'Sub-category', answer: 'Model answer', tags: 'Tags' },
	hindi: { questionText: 'प्रश्न', subCategory: 'उप-श्रेणी', answer: 'आदर्श उत्तर', tags: 'टैग' },
} as const
