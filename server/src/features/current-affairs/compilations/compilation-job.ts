import { setImmediate } from 'node:timers/promises'
import { monthRange } from '@aravalli/shared/current-affairs/date-range'
import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { formatMonth } from '@aravalli/shared/format-month'
import { listItems } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { articlesPdf } from '../articles-pdf.ts'
import { type SheetArticle, sheetArticle } from '../articles-sheet.ts'
import { compilationFileName } from './present-compilation.ts'
import { type CompilationRow, findCompilation, storeReady, updateProgress } from './tables.ts'

export const compilationJob = defineJob<{ compilationId: string }>('current-affairs.compile')

/** So many articles are read at once; readers see the progress move after them. */
const ARTICLES_PER_STEP = 10

interface CompilationServices {
	database: Database
	files: Files
	bookPdf: PdfRenderer
	/** Is the public origin, without a trailing slash. */
	origin: string
}

/** Makes the file of a compilation. One that has gone meanwhile, because an article changed, is left alone. */
export async function makeCompilation(services: CompilationServices, id: string): Promise<void> {
	const { database, files } = services
	const compilation = await findCompilation(database.db, id)
	if (!compilation || compilation.status === 'ready') return
	const content = await setPages(services, compilation)
	if (!content) return
	const about = { mediaType: 'application/pdf', originalName: compilationFileName(compilation) }
	const kept = await files.keepContent(content, about)
	const isStored = await database.transaction(async (tx) => {
		await files.attach(tx, [kept])
		if (await storeReady(tx, id, kept.fileId)) return true
		await files.release(tx, [kept.fileId])
		return false
	})
	if (!isStored) await files.discard([kept])
}

/** Returns null when it has gone meanwhile. */
async function setPages(services: CompilationServices, compilation: CompilationRow): Promise<Buffer | null> {
	const { database, bookPdf, origin } = services
	const { id, month, language } = compilation
	const articles = await readMonth(services, compilation)
	if (!articles) return null
	if (!(await updateProgress(database.db, id, { status: 'setting', articlesDone: articles.length }))) return null
	const cover = { month: formatMonth(month, language), lastDay: monthRange(month).to }
	const { source, inputs } = articlesPdf(articles, { language, origin, path: '/current-affairs', cover })
	return bookPdf.render(source, inputs, { key: 'compilations', isShared: true })
}

/**
 * Reads the articles of a month a few at a time, in the order of its days. What changes between two of these reads takes the compilation
 * with it: null is returned then.
 */
async function readMonth(
	{ database, origin }: CompilationServices,
	{ id, month, language }: CompilationRow,
): Promise<SheetArticle[] | null> {
	const range = monthRange(month)
	const articles: SheetArticle[] = []
	for (;;) {
		const page = { limit: ARTICLES_PER_STEP, offset: articles.length }
		const { items } = await listItems(database.db, articleKind, { language, hasBodies: true, range, ...page })
		for (const item of items) {
			articles.push(sheetArticle(item, language, origin))
			// Other requests have their turn between two articles.
			await setImmediate()
		}
		if (items.length < ARTICLES_PER_STEP) return articles.reverse()
		if (!(await updateProgress(database.db, id, { status: 'reading', articlesDone: articles.length }))) return null
	}
}
