import type { Language } from '@aravalli/shared/language'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { accountCaller, type PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { downloadFileName } from './download-file-name.ts'
import { getQuestionItem } from './get-question.ts'
import { questionPdf } from './present-pdf.ts'
import { counters as names } from './question-kind.ts'

interface Services {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	origin: string
}

/** @throws AppError `question.not-found`, or `server.overloaded` when too many files are being made */
export async function downloadPdf(
	services: Services,
	questionId: string,
	{ userId, language }: { userId: string; language: Language },
) {
	const question = await getQuestionItem(services.database, questionId, language)
	const { source, inputs } = questionPdf(question, language, services.origin)
	const content = await services.pdf.render(source, inputs, accountCaller(userId))
	services.counters.add(names.downloadCount, questionId)
	return { content, fileName: downloadFileName(questionId, 'pdf') }
}
