import { receiptsContract } from '@aravalli/shared/receipts/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../platform/pdf/send-pdf.ts'
import { getReceipt } from './get-receipt.ts'
import { receiptHtml } from './present-html.ts'
import { receiptPdf } from './present-pdf.ts'
import { receiptFileName, receiptNumber } from './receipt-number.ts'
import { receiptSheet } from './receipt-sheet.ts'

interface ReceiptServices {
	database: Database
	pdf: PdfRenderer
	/** A receipt says by the public origin where it came from. */
	origin: string
}

export function receiptRoutes(app: FastifyInstance, { database, pdf, origin }: ReceiptServices): void {
	mountContract(app, receiptsContract, {
		'GET /api/receipts/:receiptId/download': async ({ viewer, params, language }) => {
			const receipt = await getReceipt(database, viewer, params.receiptId)
			return {
				data: {
					htmlContent: receiptHtml(receiptSheet(receipt, language, origin)),
					fileName: receiptFileName(receipt.number),
					receiptNumber: receiptNumber(receipt.number),
				},
			}
		},

		'GET /api/receipts/:receiptId/pdf': async ({ viewer, params, language, reply }) => {
			const receipt = await getReceipt(database, viewer, params.receiptId)
			const sheet = receiptPdf(receiptSheet(receipt, language, origin))
			const disposition = attachment(receiptFileName(receipt.number))
			return sendPdf(pdf, sheet, { userId: viewer.userId, disposition, reply })
		},
	})
}
