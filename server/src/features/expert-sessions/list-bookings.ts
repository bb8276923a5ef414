import type { Queryable } from '../../platform/database/open-database.ts'
import { type BookingRow, listPaid } from './bookings/tables.ts'

interface Wanted {
	/** Is looked for in names, addresses, numbers and ids; '' for all. */
	search: string
	page: number
	limit: number
}

/** Lists bookings for administrators, the latest session first. */
export async function listBookings(
	db: Queryable,
	{ search, page, limit }: Wanted,
): Promise<{ rows: BookingRow[]; total: number }> {
	return listPaid(db, { search: search.trim(), limit, offset: (page - 1) * limit })
}
