/** Says what a booklet says, in the reader's words. */
import { readFileSync } from 'node:fs'
import { brand } from '@aravalli/shared/brand'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import { printableJson } from '../../../platform/pdf/printable-json.ts'
import type { AnswerBookletRow } from '../tables.ts'
import { bookletCodeText } from './booklet-code.ts'
import { writeCode } from './write-code.ts'

const source = readFileSync(new URL('./booklet.typ', import.meta.url), 'utf8')

const words = {
	english: {
		section: 'Answer sheet',
		sign: 'Q.',
		page: 'Page',
		marks: (count: number) => (count === 1 ? '1 mark' : `${count} marks`),
		wordLimit: (count: number) => `up to ${count} words`,
		care: 'Write between the lines, and leave both codes free. Photograph each page whole: the codes tell where it belongs.',
	},
	hindi: {
		section: 'उत्तर पत्रक',
		sign: 'प्र.',
		page: 'पृष्ठ',
		marks: (count: number) => `${count} अंक`,
		wordLimit: (count: number) => `${count} शब्दों तक`,
		care: 'रेखाओं के बीच लिखें और दोनों कोड ख़ाली छोड़ें। हर पन्ने की पूरी फ़ोटो लें: कोड से पता चलता है कि पन्ना कहाँ का है।',
	},
} satisfies Bilingual<object>

/** Lays a booklet out for the PDF renderer. */
export async function bookletPdf(booklet: AnswerBookletRow, question: CopyQuestion, language: Language) {
	const m = words[language]
	const [year, month, day] = booklet.day.split('-').map(Number)
	const numbers = Array.from({ length: booklet.pages }, (_, index) => index + 1)
	const sheet = {
		language: languageTags[language],
		textLanguage: languageTags[question.isFallback ? 'english' : language],
		brand: brand.name[language],
		section: m.section,
		title: `${m.section}: ${question.questionText} – ${brand.name[language]}`,
		date: { year, month, day },
		sign: m.sign,
		question: question.questionText,
		facts: [formatDay(booklet.day, language), m.marks(question.marks), m.wordLimit(question.wordLimit)],
		page: m.page,
		care: m.care,
		booklet: (booklet.id.match(/.{4}/g) ?? []).join('-'),
		codes: await Promise.all(numbers.map(async (page) => ({ svg: await writeCode(bookletCodeText(booklet, page)) }))),
	}
	return { source, inputs: { sheet: printableJson(sheet, ['svg']) } }
}
