import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { bookings, cancelAhead, forgetLearner, listBookedBy } from './bookings/tables.ts'
import { sendBookingMails } from './mails/booking-mail-job.ts'
import { freeSlot } from './slots/tables.ts'

/**
 * Exports what somebody has booked. With the account go what they wrote and how to reach them; a session that is still ahead is cancelled then, because
 * the expert could reach nobody.
 */
export const bookingData = ({ jobs }: { jobs: Jobs }): PersonalData => ({
	erased: [bookings],
	kept: [],
	async export(db, userId) {
		const rows = await listBookedBy(db, userId)
		return { bookings: rows.map(({ userId: _, ...booking }) => booking) }
	},
	async erase(tx, userId) {
		for (const cancelled of await cancelAhead(tx, userId, new Date())) {
			await freeSlot(tx, cancelled.orderId)
			await sendBookingMails(jobs, tx, cancelled, 'cancelled')
		}
		await forgetLearner(tx, userId)
	},
})
