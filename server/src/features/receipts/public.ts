import { rupeesOf } from '@aravalli/shared/money'
import { countOwn } from '../../platform/database/count-own.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Owner, PersonalData } from '../../platform/database/personal-data.ts'
import { accountCaller, type PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { attachReceipt } from './attach-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptPdf } from './present-pdf.ts'
import { readReceiptNumber, receiptFileName, receiptNumber } from './receipt-number.ts'
import { receiptSheet } from './receipt-sheet.ts'
import { findByNumber, forgetBuyer, listReceipts, listReceiptsOf, receipts } from './tables.ts'

export { attachReceipt, issueReceipt, listReceiptsOf as findReceiptsOf, receiptNumber }

/** Finds the payment of a receipt by its number, as people write it; null where it is none. */
export async function findPaymentOfReceipt(db: Queryable, written: string): Promise<string | null> {
	const number = readReceiptNumber(written)
	return number === null ? null : ((await findByNumber(db, number))?.paymentId ?? null)
}

/** Receipts stay as long as tax law asks; the buyer's name and address go out of them. */
export function receiptsData(making: ReceiptMaking): PersonalData {
	return {
		erased: [],
		kept: [receipts],
		groups: [{ name: 'receipts', tables: [receipts], afterClosing: 'kept', count: countOwn(receipts.userId) }],
		async export(db, userId, naming) {
			const rows = await listReceipts(db, userId)
			return {
				receipts: rows.map(({ userId: _, number, amountPaise, originalPaise, ...receipt }) => ({
					...receipt,
					number: receiptNumber(number),
					amount: rupeesOf(amountPaise),
					originalAmount: rupeesOf(originalPaise),
					...(naming === 'paths' && { file: receiptPath(number) }),
				})),
			}
		},
		files: (db, owner) => allReceipts(making, db, owner),
		erase: forgetBuyer,
	}
}

interface ReceiptMaking {
	pdf: PdfRenderer
	/** Is the public origin, without a trailing slash. */
	origin: string
}

const receiptPath = (number: number) => `receipts/${receiptFileName(number)}`

async function* allReceipts({ pdf, origin }: ReceiptMaking, db: Queryable, { userId, language }: Owner) {
	for (const receipt of await listReceipts(db, userId))
		yield {
			path: receiptPath(receipt.number),
			make: () => {
				const { source, inputs } = receiptPdf(receiptSheet(receipt, language, origin))
				return pdf.render(source, inputs, accountCaller(userId))
			},
		}
}
