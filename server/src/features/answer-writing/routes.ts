import { answerWritingContract, answerWritingDownloadsContract } from '@aravalli/shared/answer-writing/contract'
import type { FastifyInstance } from 'fastify'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { countView } from './count-view.ts'
import { downloadHtml } from './download-html.ts'
import { downloadPdf } from './download-pdf.ts'
import { getQuestion } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { sendQuestionPicture } from './send-question-picture.ts'

export interface AnswerWritingServices {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	pictures: SharingPictures
	/** A question taken home says by the public origin where it came from. */
	origin: string
}

export function answerWritingRoutes(app: FastifyInstance, services: AnswerWritingServices): void {
	mountContract(app, answerWritingContract, {
		'GET /api/content/answer-writing-practice': ({ query, language }) =>
			listPublishedQuestions(services.database, { ...query, language }),

		'GET /api/content/answer-writing-practice/:questionId': async ({ params, language }) => ({
			data: await getQuestion(services.database, params.questionId, language),
		}),

		'POST /api/content/answer-writing-practice/:questionId/view': async ({ params }) => {
			await countView(services, params.questionId)
			return { data: { isCounted: true } }
		},

		'GET /api/sharing-picture/answer-writing-practice/:questionId': ({ params, language, request, reply }) =>
			sendQuestionPicture(services, params.questionId, language, { request, reply }),
	})
}

/** Serves questions to take home to whoever is signed in. */
export function answerWritingDownloadRoutes(app: FastifyInstance, services: AnswerWritingServices): void {
	mountContract(app, answerWritingDownloadsContract, {
		'GET /api/content/answer-writing-practice/:questionId/download': async ({ params, language }) => ({
			data: await downloadHtml(services, params.questionId, language),
		}),

		'GET /api/content/answer-writing-practice/:questionId/pdf': async ({
			viewer: { userId },
			params,
			language,
			reply,
		}) => {
			const { fileName, content } = await downloadPdf(services, params.questionId, { userId, language })
			return reply
				.type('application/pdf')
				.headers({ ...attachment(fileName), 'cache-control': 'private, no-cache' })
				.send(content)
		},
	})
}
