import { setImmediate } from 'node:timers/promises'
import { monthRange } from '@aravalli/shared/current-affairs/date-range'
import { formatMonth } from '@aravalli/shared/format-month'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { articlesPdf } from '../articles-pdf.ts'
import { sheetArticle } from '../articles-sheet.ts'
import { compilationFileName } from './present-compilation.ts'
import { type CompilationRow, findCompilation, listMonthInFull, storeReady, updateProgress } from './tables.ts'

export const compilationJob = defineJob<{ compilationId: string }>('current-affairs.compile')

/** Readers see the progress move after so many articles. */
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
async function setPages(
	services: CompilationServices,
	{ id, month, language }: CompilationRow,
): Promise<Buffer | null> {
	const { database, bookPdf, origin } = services
	const range = monthRange(month)
	const rows = await listMonthInFull(database.db, range)
	const articles = []
	for (const [index, row] of rows.entries()) {
		articles.push(sheetArticle(row, language, origin))
		// Other requests have their turn between two articles.
		await setImmediate()
		if ((index + 1) % ARTICLES_PER_STEP !== 0) continue
		if (!(await updateProgress(database.db, id, { status: 'reading', articlesDone: index + 1 }))) return null
	}
	if (!(await updateProgress(database.db, id, { status: 'setting', articlesDone: rows.length }))) return null
	const cover = { month: formatMonth(month, language), lastDay: range.to }
	const { source, inputs } = articlesPdf(articles, { language, origin, path: '/current-affairs', cover })
	return bookPdf.render(source, inputs, { key: 'compilations', isShared: true })
}
