import { readFileSync } from 'node:fs'
import { MAX_PAPER_PAGES } from '@aravalli/shared/answer-copies/copy'
import { brand } from '@aravalli/shared/brand'
import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import { sheetsFor } from '@aravalli/shared/mains-mock-tests/sitting'
import { printableJson } from '../../../platform/pdf/printable-json.ts'
import type { PaperItem } from '../papers/get-paper.ts'

const source = readFileSync(new URL('./answer-sheets.typ', import.meta.url), 'utf8')

const words = {
	english: {
		page: 'Page',
		number: 'Q. no.',
		care: 'Write the number of each question in the margin, and between the lines. Photograph every page as a whole.',
	},
	hindi: {
		page: 'पृष्ठ',
		number: 'प्र. सं.',
		care: 'हर प्रश्न की संख्या हाशिए में लिखें और उत्तर रेखाओं के बीच। हर पन्ने की पूरी फ़ोटो लें।',
	},
} satisfies Bilingual<object>

/** Lays out ruled sheets for all answers of a paper. */
export function answerSheetsPdf({ card, common }: PaperItem, language: Language) {
	const m = words[language]
	const sheet = {
		language: languageTags[language],
		brand: brand.name[language],
		title: card.title,
		pages: sheetsFor(common.questionMarks, MAX_PAPER_PAGES),
		...m,
	}
	return { source, inputs: { sheet: printableJson(sheet) } }
}
