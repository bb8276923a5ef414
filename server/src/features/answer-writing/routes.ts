import { answerWritingContract, answerWritingDownloadsContract } from '@aravalli/shared/answer-writing/contract'
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { FastifyInstance } from 'fastify'
import { countUse } from '../../content/count-use.ts'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../platform/pdf/send-pdf.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { downloadFileName } from './download-file-name.ts'
import { downloadHtml } from './download-html.ts'
import { getQuestion, getQuestionItem } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { questionPdf } from './present-pdf.ts'
import { questionCard } from './question-card.ts'
import { counters } from './question-kind.ts'

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

		'POST /api/content/answer-writing-practice/:questionId/view': ({ params }) =>
			countUse(services, answerWritingKind, params.questionId, {
				counter: counters.viewCount,
				notFound: 'question.not-found',
			}),

		'GET /api/sharing-picture/answer-writing-practice/:questionId': async ({ params, language, request, reply }) => {
			const question = await getQuestionItem(services.database, params.questionId, language)
			return services.pictures.send(questionCard(question, language), request, reply)
		},
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
			params: { questionId },
			language,
			reply,
		}) => {
			const question = await getQuestionItem(services.database, questionId, language)
			const disposition = attachment(downloadFileName(questionId, 'pdf'))
			await sendPdf(services.pdf, questionPdf(question, language, services.origin), { userId, disposition, reply })
			services.counters.add(counters.downloadCount, questionId)
			return reply
		},
	})
}
