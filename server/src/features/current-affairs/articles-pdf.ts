import { readFileSync } from 'node:fs'
import type { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { Language } from '@aravalli/shared/language'
import type { Item } from '../../content/items.ts'
import { printableJson } from '../../platform/pdf/printable-json.ts'
import { readingSheet } from '../../platform/pdf/reading-sheet.ts'
import { articlesSheet, type SheetArticle, type SheetSettings, sheetArticle } from './articles-sheet.ts'

const source = readingSheet + readFileSync(new URL('./articles.typ', import.meta.url), 'utf8')

/** Lays articles out for a PDF renderer, in their order. */
export function articlesPdf(articles: SheetArticle[], settings: SheetSettings) {
	return { source, inputs: { sheet: printableJson(articlesSheet(articles, settings), ['address', 'href']) } }
}

/** Lays out one article, without a cover. */
export function articlePdf(article: Item<typeof articleKind>, language: Language, origin: string) {
	const settings = { language, origin, path: `/current-affairs/${article.id}`, cover: null }
	return articlesPdf([sheetArticle(article, language, origin)], settings)
}
