import type { Language } from '@aravalli/shared/language'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { downloadFileName } from './download-file-name.ts'
import { getQuestionItem } from './get-question.ts'
import { questionHtml } from './present-html.ts'
import { counters as names } from './question-kind.ts'

interface Services {
	database: Database
	counters: Counters
	origin: string
}

/**
 * Makes the question an HTML document. Its name ends in `.pdf`, as the call is specified; who saves it replaces the
 * ending.
 *
 * @throws AppError `question.not-found`
 */
export async function downloadHtml({ database, counters, origin }: Services, questionId: string, language: Language) {
	const question = await getQuestionItem(database, questionId, language)
	const pdfContent = questionHtml(question, language, origin)
	counters.add(names.downloadCount, questionId)
	return { pdfContent, fileName: downloadFileName(questionId, 'pdf') }
}
