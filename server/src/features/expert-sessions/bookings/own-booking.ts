import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { changeableUntil } from '../change-rule.ts'
import { type BookingRow, findOwnBooking } from './tables.ts'

/** @throws AppError `booking.not-found`, for somebody else's as for a missing one */
export async function getOwnBooking(db: Queryable, id: string, userId: string): Promise<BookingRow> {
	return existing(await findOwnBooking(db, id, userId))
}

/** @throws AppError `booking.not-found` */
export function existing(booking: BookingRow | null): BookingRow {
	if (!booking) throw new AppError('booking.not-found')
	return booking
}

/** @throws AppError `booking.not-changeable` where it is cancelled, or its time is over */
export function refuseUnchangeable(booking: BookingRow, now: Date): void {
	if (!changeableUntil(booking, now)) throw new AppError('booking.not-changeable')
}
