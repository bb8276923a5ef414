import type { Queryable } from '../../../platform/database/open-database.ts'
import { shownStatus } from '../change-rule.ts'
import { type BookingRow, listPaidBy } from './tables.ts'

/** Lists a learner's bookings: those ahead, the next first; then what is over or cancelled, the latest first. */
export async function listOwnBookings(db: Queryable, userId: string, now: Date): Promise<BookingRow[]> {
	const rows = await listPaidBy(db, userId)
	const isAhead = (row: BookingRow) => shownStatus(row, now) === 'booked'
	return [...rows.filter(isAhead), ...rows.filter((row) => !isAhead(row)).reverse()]
}
