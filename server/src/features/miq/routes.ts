import { miqContract, miqDownloadsContract } from '@aravalli/shared/miq/contract'
import { miqKind } from '@aravalli/shared/miq/kind'
import { miqPaperOf } from '@aravalli/shared/miq/question'
import type { FastifyInstance } from 'fastify'
import { countUse } from '../../content/count-use.ts'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../platform/pdf/send-pdf.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getQuestion, getQuestionItem } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { counters } from './miq-kind.ts'
import { questionPdf } from './present-pdf.ts'
import { questionCard } from './question-card.ts'

export interface MiqServices {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	pictures: SharingPictures
	/** A question taken home says by the public origin where it came from. */
	origin: string
}

export function miqRoutes(app: FastifyInstance, services: MiqServices): void {
	const { database } = services
	const count = (id: string, what: keyof typeof counters) =>
		countUse(services, miqKind, id, { counter: counters[what], notFound: 'question.not-found' })
	mountContract(app, miqContract, {
		'GET /api/miq/list': ({ query, language }) => listPublishedQuestions(database, { ...query, language }),

		'GET /api/miq/:id': async ({ params: { id }, language }) => ({ data: await getQuestion(database, id, language) }),

		'POST /api/miq/:id/view': ({ params: { id } }) => count(id, 'viewCount'),

		'POST /api/miq/:id/practice': ({ params: { id } }) => count(id, 'practiceCount'),

		'GET /api/sharing-picture/mains-miq/:id': async ({ params: { id }, language, request, reply }) => {
			const question = await getQuestionItem(database, id, language)
			return services.pictures.send(questionCard(question, language), request, reply)
		},
	})
}

/** Serves questions to take home to whoever is signed in. */
export function miqDownloadRoutes(app: FastifyInstance, services: MiqServices): void {
	mountContract(app, miqDownloadsContract, {
		'GET /api/miq/:id/download': async ({ viewer: { userId }, params: { id }, language, reply }) => {
			const question = await getQuestionItem(services.database, id, language)
			const disposition = attachment(`${miqPaperOf(question.common.paperCategory)}-${id}.pdf`)
			return sendPdf(services.pdf, questionPdf(question, language, services.origin), { userId, disposition, reply })
		},
	})
}
