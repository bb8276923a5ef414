import { randomUUID } from 'node:crypto'
import type { Env } from '../../env.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { gstLines } from './gst-lines.ts'
import { insertReceipt, listReceiptsOf, type ReceiptRow } from './tables.ts'

/** Is what a receipt says: all of it as it was when the money came. */
export interface NewReceipt extends Omit<ReceiptRow, 'id' | 'number' | 'gst' | 'buyerName' | 'buyerEmail'> {
	buyer: { name: string; email: string }
}

/**
 * Makes the receipt of a payment, once: whoever comes later gets the same one. Call it in the transaction that gives what was paid for.
 *
 * @param gst null: tax is not shown
 * @returns the receipt's id
 */
export async function issueReceipt(
	tx: Transaction,
	{ buyer, ...receipt }: NewReceipt,
	gst: Env['gst'],
): Promise<string> {
	const id = randomUUID()
	const number = await insertReceipt(tx, {
		...receipt,
		id,
		buyerName: buyer.name,
		buyerEmail: buyer.email,
		gst: gst && gstLines(receipt.amountPaise, gst),
	})
	if (number !== null) return id
	const [present] = await listReceiptsOf(tx, [receipt.paymentId])
	if (!present) throw new Error(`The payment ${receipt.paymentId} got no receipt.`)
	return present.id
}
