import type { Language } from '@aravalli/shared/language'
import type { MailAttachment } from '../../platform/mail/mail.ts'
import type { PdfCaller, PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { receiptPdf } from './present-pdf.ts'
import { receiptFileName } from './receipt-number.ts'
import { receiptSheet } from './receipt-sheet.ts'
import type { ReceiptRow } from './tables.ts'

/** All mails wait in one line, so that nobody who waits for a page waits for many of them. */
const mails: PdfCaller = { key: 'mails', isShared: true }

/** @param origin the public origin, without a trailing slash */
export async function attachReceipt(
	pdf: PdfRenderer,
	receipt: ReceiptRow,
	language: Language,
	origin: string,
): Promise<MailAttachment> {
	const { source, inputs } = receiptPdf(receiptSheet(receipt, language, origin))
	const content = await pdf.render(source, inputs, mails)
	return { fileName: receiptFileName(receipt.number), mimeType: 'application/pdf', content }
}
