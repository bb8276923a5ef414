import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/open-database.ts'
import { orSignedOut } from '../../platform/database/or-signed-out.ts'
import { insertPending } from './bookings/tables.ts'
import type { CleanSession } from './clean-session.ts'

interface Given {
	orderId: string
	userId: string
	data: CleanSession
	now: Date
}

/**
 * Keeps what was written into the form with its order, in the transaction that opens the order; whoever asks for the same slot again may have
 * mended it.
 *
 * @throws AppError `access.not-signed-in` where the account was closed meanwhile
 */
export async function storePendingBooking(tx: Transaction, { orderId, userId, data, now }: Given): Promise<void> {
	await insertPending(tx, { id: randomUUID(), orderId, userId, ...data, createdAt: now }).catch(orSignedOut)
}
