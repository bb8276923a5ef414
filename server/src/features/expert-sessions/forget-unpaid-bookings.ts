import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { deleteUnpaid } from './bookings/tables.ts'
import { deleteLapsedHolds } from './slots/tables.ts'

/** Forgets forms that were never paid for, once no payment is looked for any more, and the holds that were left of them. */
export const forgetUnpaidBookings: Forget = async (db, now, most) => {
	const before = new Date(now.getTime() - retentionTerms.unpaidBookingDays * 86_400_000)
	return Math.max(await deleteUnpaid(db, before, most), await deleteLapsedHolds(db, before, most))
}
