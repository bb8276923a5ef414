import { rupeesOf } from '@aravalli/shared/money'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { attachReceipt } from './attach-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import { readReceiptNumber, receiptNumber } from './receipt-number.ts'
import { findByNumber, forgetBuyer, listReceipts, listReceiptsOf, receipts } from './tables.ts'

export { attachReceipt, issueReceipt, listReceiptsOf as findReceiptsOf, receiptNumber }

/** Finds the payment of a receipt by its number, as people write it; null where it is none. */
export async function findPaymentOfReceipt(db: Queryable, written: string): Promise<string | null> {
	const number = readReceiptNumber(written)
	return number === null ? null : ((await findByNumber(db, number))?.paymentId ?? null)
}

/** Receipts stay as long as tax law asks; the buyer's name and address go out of them. */
export const receiptsData: PersonalData = {
	erased: [],
	kept: [receipts],
	async export(db, userId) {
		const rows = await listReceipts(db, userId)
		return {
			receipts: rows.map(({ userId: _, number, amountPaise, originalPaise, ...receipt }) => ({
				...receipt,
				number: receiptNumber(number),
				amount: rupeesOf(amountPaise),
				originalAmount: rupeesOf(originalPaise),
			})),
		}
	},
	erase: forgetBuyer,
}
