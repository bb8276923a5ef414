import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import { bookings, cancelAhead, forgetLearner, listBookedBy } from './bookings/tables.ts'
import { sendBookingMails } from './mails/booking-mail-job.ts'
import type { SessionServices } from './session-services.ts'
import { freeSlot } from './slots/tables.ts'

/** Administrators read it beside the request. */
const REASON = 'The learner has closed their account.'

/**
 * Exports what somebody has booked. With the account go what they wrote and how to reach them; a session that is still ahead is cancelled then, because
 * the expert could reach nobody, and its money is asked for.
 */
export const bookingData = ({
	jobs,
	requestRefund,
}: Pick<SessionServices, 'jobs' | 'requestRefund'>): PersonalData => ({
	erased: [bookings],
	kept: [],
	groups: [{ name: 'bookings', tables: [bookings], afterClosing: 'kept', count: countOwn(bookings.userId) }],
	async export(db, userId) {
		const rows = await listBookedBy(db, userId)
		return { bookings: rows.map(({ userId: _, ...booking }) => booking) }
	},
	async erase(tx, userId) {
		for (const cancelled of await cancelAhead(tx, userId, new Date())) {
			await requestRefund(tx, { orderId: cancelled.orderId, reason: REASON })
			await freeSlot(tx, cancelled.orderId)
			await sendBookingMails(jobs, tx, cancelled, 'cancelled')
		}
		await forgetLearner(tx, userId)
	},
})
