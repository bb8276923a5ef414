import { rupeesOf } from '@aravalli/shared/money'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { attachReceipt } from './attach-receipt.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptNumber } from './receipt-number.ts'
import { forgetBuyer, listReceipts, listReceiptsOf, receipts } from './tables.ts'

export { attachReceipt, issueReceipt, listReceiptsOf as findReceiptsOf, receiptNumber }

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
