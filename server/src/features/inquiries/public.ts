import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import { deleteSentBy, listSentBy } from './tables.ts'

/** For a copy of all of somebody's data: what they sent while signed in. What bears their address may be a stranger's. */
export async function exportInquiries(db: Queryable, userId: string): Promise<object> {
	const { inquiries, notifyRequests } = await listSentBy(db, userId)
	return {
		inquiries: inquiries.map(({ userId: _, ...inquiry }) => inquiry),
		notifyRequests: notifyRequests.map(({ userId: _, ...request }) => request),
	}
}

/** When an account is closed. */
export async function eraseInquiries(tx: Transaction, userId: string): Promise<void> {
	await deleteSentBy(tx, userId)
}
