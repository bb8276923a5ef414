import { readFileSync } from 'node:fs'
import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import type { Section } from '@aravalli/shared/study-sections'
import { minutesOf } from '../../content/reading-time.ts'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import { readingSheet } from '../../platform/pdf/reading-sheet.ts'
import { richTextBlocks, richTextWords, withWholeLinks } from '../../platform/rich-text/rich-text-blocks.ts'
import type { ReadingItem } from './present-item.ts'
import { paperNames, sectionNames, studyWords } from './study-words.ts'

const source = readingSheet + readFileSync(new URL('./reading.typ', import.meta.url), 'utf8')

interface SheetSettings {
	language: Language
	/** Is the public origin, without a trailing slash. */
	origin: string
}

/** Lays out notes or a capsule for a PDF renderer. */
export function readingPdf(section: Section, item: ReadingItem, settings: SheetSettings) {
	return { source, inputs: { sheet: printableJson(readingSheetOf(section, item, settings), ['address', 'href']) } }
}

function readingSheetOf(section: Section, row: ReadingItem, { language, origin }: SheetSettings) {
	const m = studyWords[language]
	const heading = richTextWords(row.card.heading)
	const [year, month, day] = row.common.publishedOn.split('-').map(Number)
	const blocks = (html: string) => withWholeLinks(richTextBlocks(html), origin)
	return {
		language: languageTags[language],
		brand: brand.name[language],
		section: sectionNames[section][language],
		title: `${heading} – ${brand.name[language]}`,
		keywords: [],
		date: { year, month, day },
		page: m.page,
		address: `${origin}/${section}/${row.id}`,
		quiz: m.quiz,
		answers: m.answers,
		item: {
			language: languageTags[row.isFallback ? 'english' : language],
			paper: paperNames[row.common.paper][language],
			heading,
			facts: m.minutes(minutesOf(row)),
			notice: row.isFallback ? m.fallback : null,
			description: blocks(row.card.description),
			body: blocks(row.texts.body),
			quiz: row.card.quiz,
		},
	}
}
