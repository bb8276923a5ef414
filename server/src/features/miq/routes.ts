import { miqContract, miqDownloadsContract } from '@aravalli/shared/miq/contract'
import type { FastifyInstance } from 'fastify'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { countUse } from './count-use.ts'
import { downloadPdf } from './download-pdf.ts'
import { getQuestion } from './get-question.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { sendQuestionPicture } from './send-question-picture.ts'

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
	mountContract(app, miqContract, {
		'GET /api/miq/list': ({ query, language }) => listPublishedQuestions(database, { ...query, language }),

		'GET /api/miq/:id': async ({ params: { id }, language }) => ({ data: await getQuestion(database, id, language) }),

		'POST /api/miq/:id/view': async ({ params: { id } }) => {
			await countUse(services, id, 'viewCount')
			return { data: { isCounted: true } }
		},

		'POST /api/miq/:id/practice': async ({ params: { id } }) => {
			await countUse(services, id, 'practiceCount')
			return { data: { isCounted: true } }
		},

		'GET /api/sharing-picture/mains-miq/:id': ({ params: { id }, language, request, reply }) =>
			sendQuestionPicture(services, id, language, { request, reply }),
	})
}

/** Serves questions to take home to whoever is signed in. */
export function miqDownloadRoutes(app: FastifyInstance, services: MiqServices): void {
	mountContract(app, miqDownloadsContract, {
		'GET /api/miq/:id/download': async ({ viewer: { userId }, params: { id }, language, reply }) => {
			const { fileName, content } = await downloadPdf(services, id, { userId, language })
			return reply
				.type('application/pdf')
				.headers({ ...attachment(fileName), 'cache-control': 'private, no-cache' })
				.send(content)
		},
	})
}
