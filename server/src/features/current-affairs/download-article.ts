import { brand } from '@aravalli/shared/brand'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { accountCaller, type PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { articlesPdf } from './articles-pdf.ts'
import { sheetArticle } from './articles-sheet.ts'
import { getStoredArticle } from './get-article.ts'

interface Services {
	database: Database
	pdf: PdfRenderer
	origin: string
}

/** @throws AppError `article.not-found`, or `server.overloaded` when too many files are being made */
export async function downloadArticle(
	{ database, pdf, origin }: Services,
	id: string,
	{ userId, language }: { userId: string; language: Language },
) {
	const article = await getStoredArticle(database, id, { language })
	const path = `/current-affairs/${id}`
	const { source, inputs } = articlesPdf([sheetArticle(article, language, origin)], {
		language,
		origin,
		path,
		cover: null,
	})
	return {
		content: await pdf.render(source, inputs, accountCaller(userId)),
		fileName: `${brand.name.english.toLowerCase()}-${id}.pdf`,
	}
}
