import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { deleteOfAddress, findOfAddress } from './tables.ts'

/** For a copy of all of somebody's data. @param email in its canonical form */
export async function exportInquiries(db: Queryable, email: string): Promise<object> {
	return findOfAddress(db, email)
}

/** When an account is closed. @param email in its canonical form */
export async function eraseInquiries(tx: Transaction, email: string): Promise<void> {
	await deleteOfAddress(tx, email)
}
