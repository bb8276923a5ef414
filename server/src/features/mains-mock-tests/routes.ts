import type { Language } from '@aravalli/shared/language'
import { mainsPapersContract, mainsSittingsContract } from '@aravalli/shared/mains-mock-tests/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../platform/pdf/send-pdf.ts'
import { getPaper, getPaperItem, listPapers } from './papers/get-paper.ts'
import { answerSheetsPdf } from './sheets/answer-sheets.ts'
import { questionPaperPdf } from './sheets/question-paper.ts'
import { finishSitting, keepSelfMarks, tickQuestion } from './sittings/change-sitting.ts'
import type { SittingServices } from './sittings/sitting-services.ts'
import { getSitting, listOwnSittings, startSitting } from './sittings/sittings.ts'

/** Serves everybody with the papers. */
export function mainsPaperRoutes(app: FastifyInstance, { database }: { database: Database }): void {
	mountContract(app, mainsPapersContract, {
		'GET /api/mains-mock-tests': ({ query: { page, limit }, language }) =>
			listPapers(database.db, { page, limit, language }),

		'GET /api/mains-mock-tests/papers/:paperId': async ({ params: { paperId }, language }) => ({
			data: await getPaper(database.db, paperId, language),
		}),
	})
}

/** Serves learners with their own attempts, which nobody else reaches here. */
export function mainsSittingRoutes(
	app: FastifyInstance,
	{ pdf, ...services }: SittingServices & { pdf: PdfRenderer },
): void {
	const { db } = services.database
	const readerOf = ({ userId }: { userId: string }, language: Language) => ({ userId, language })
	mountContract(app, mainsSittingsContract, {
		'GET /api/mains-mock-tests/papers/:paperId/question-paper': async (call) => {
			const { viewer, params, query, language, reply } = call
			const paper = await getPaperItem(db, params.paperId, language)
			const sheet = questionPaperPdf(paper, { language, hasBoth: query.both === 'true' })
			const disposition = attachment(`question-paper-${params.paperId}.pdf`)
			return sendPdf(pdf, sheet, { userId: viewer.userId, disposition, reply })
		},

		'GET /api/mains-mock-tests/papers/:paperId/answer-sheets': async ({ viewer, params, language, reply }) => {
			const paper = await getPaperItem(db, params.paperId, language)
			const disposition = attachment(`answer-sheets-${params.paperId}.pdf`)
			return sendPdf(pdf, answerSheetsPdf(paper, language), { userId: viewer.userId, disposition, reply })
		},

		'GET /api/mains-mock-tests/sittings': async ({ viewer, query: { paperId = null } }) => ({
			data: await listOwnSittings(services, { userId: viewer.userId, paperId }),
		}),

		'POST /api/mains-mock-tests/papers/:paperId/sittings': async ({ viewer, params, language }) => ({
			data: await startSitting(services, params.paperId, readerOf(viewer, language)),
		}),

		'GET /api/mains-mock-tests/sittings/:sittingId': async ({ viewer, params, language }) => ({
			data: await getSitting(services, params.sittingId, readerOf(viewer, language)),
		}),

		'PUT /api/mains-mock-tests/sittings/:sittingId/done': async ({ viewer, params, body }) => ({
			data: await tickQuestion(services, { userId: viewer.userId, ...params }, body),
		}),

		'POST /api/mains-mock-tests/sittings/:sittingId/finish': async ({ viewer, params, language }) => {
			await finishSitting(services, { userId: viewer.userId, ...params })
			return { data: await getSitting(services, params.sittingId, readerOf(viewer, language)) }
		},

		'PUT /api/mains-mock-tests/sittings/:sittingId/self-marks': async ({ viewer, params, body }) => ({
			data: await keepSelfMarks(services, { userId: viewer.userId, ...params }, body.marks),
		}),
	})
}
