import type { Language } from '@aravalli/shared/language'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import type { Database } from '../../platform/database/open-database.ts'
import { accountCaller, type PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { getQuestionItem } from './get-question.ts'
import { questionPdf } from './present-pdf.ts'

interface Services {
	database: Database
	pdf: PdfRenderer
	origin: string
}

/** @throws AppError `question.not-found`, or `server.overloaded` when too many files are being made */
export async function downloadPdf(
	{ database, pdf, origin }: Services,
	id: string,
	{ userId, language }: { userId: string; language: Language },
) {
	const question = await getQuestionItem(database, id, language)
	const { source, inputs } = questionPdf(question, language, origin)
	const content = await pdf.render(source, inputs, accountCaller(userId))
	return { content, fileName: `${miqPaperOf(question.common.paperCategory)}-${id}.pdf` }
}
