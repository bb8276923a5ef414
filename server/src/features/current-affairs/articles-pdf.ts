import { readFileSync } from 'node:fs'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import { readingSheet } from '../../platform/pdf/reading-sheet.ts'
import { articlesSheet, type SheetArticle, type SheetSettings } from './articles-sheet.ts'

const source = readingSheet + readFileSync(new URL('./articles.typ', import.meta.url), 'utf8')

/** Lays articles out for a PDF renderer, in their order. */
export function articlesPdf(articles: SheetArticle[], settings: SheetSettings) {
	return { source, inputs: { sheet: printableJson(articlesSheet(articles, settings), ['address', 'href']) } }
}
