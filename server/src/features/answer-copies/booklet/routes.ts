import { answerCopiesContract } from '@aravalli/shared/answer-copies/contract'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../../platform/http/attachment.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../../platform/pdf/send-pdf.ts'
import { bookletPdf } from './booklet-sheet.ts'
import { type BookletServices, getBooklet } from './get-booklet.ts'

const endpoint = 'GET /api/answersheet/booklet'

export function bookletRoutes(
	app: FastifyInstance,
	{ pdf, ...services }: BookletServices & { pdf: PdfRenderer },
): void {
	mountContract(
		app,
		{ [endpoint]: answerCopiesContract[endpoint] },
		{
			[endpoint]: async ({ viewer: { userId }, query, language, reply }) => {
				const asked = { userId, questionId: query.questionId, day: query.day ?? null, language }
				const { booklet, question } = await getBooklet(services, asked)
				const disposition = attachment(`answer-sheet-${booklet.day}-${question.questionId}.pdf`)
				return sendPdf(pdf, await bookletPdf(booklet, question, language), { userId, disposition, reply })
			},
		},
	)
}
