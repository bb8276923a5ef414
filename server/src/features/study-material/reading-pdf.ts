import { readFileSync } from 'node:fs'
import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import { readingSheet } from '../../platform/pdf/reading-sheet.ts'
import { richTextBlocks, richTextWords, withWholeLinks } from '../../platform/rich-text/rich-text-blocks.ts'
import type { Body } from './new-item.ts'
import { paperNames, sectionNames, studyWords } from './study-words.ts'
import type { ItemDetails } from './tables.ts'

const source = readingSheet + readFileSync(new URL('./reading.typ', import.meta.url), 'utf8')

/** Lays out notes or a capsule for a PDF renderer. @param origin the public one, without a trailing slash */
export function readingPdf(row: ItemDetails, language: Language, origin: string) {
	return { source, inputs: { sheet: printableJson(readingSheetOf(row, language, origin), ['address', 'href']) } }
}

function readingSheetOf(row: ItemDetails, language: Language, origin: string) {
	const m = studyWords[language]
	const heading = richTextWords(row.card.heading)
	const [year, month, day] = row.publishedOn.split('-').map(Number)
	const blocks = (html: string) => withWholeLinks(richTextBlocks(html), origin)
	return {
		language: languageTags[language],
		brand: brand.name[language],
		section: sectionNames[row.section][language],
		title: `${heading} – ${brand.name[language]}`,
		keywords: [],
		date: { year, month, day },
		page: m.page,
		address: `${origin}/${row.section}/${row.id}`,
		quiz: m.quiz,
		answers: m.answers,
		item: {
			language: languageTags[row.isFallback ? 'english' : language],
			paper: paperNames[row.paper][language],
			heading,
			facts: m.minutes(row.readMinutes ?? 1),
			notice: row.isFallback ? m.fallback : null,
			description: blocks(row.card.description),
			body: blocks((row.content as Body).body),
			quiz: row.card.quiz,
		},
	}
}
