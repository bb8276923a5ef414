import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../platform/database/open-database.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { findReceipt, type ReceiptRow } from './tables.ts'

/** @throws AppError `receipt.not-found` for somebody else's and for what does not exist, alike; ADMIN sees all */
export async function getReceipt({ db }: Database, viewer: Viewer, receiptId: string): Promise<ReceiptRow> {
	const receipt = await findReceipt(db, receiptId)
	const maySee = receipt && (receipt.userId === viewer.userId || viewer.role === 'ADMIN')
	if (!maySee) throw new AppError('receipt.not-found')
	return receipt
}
