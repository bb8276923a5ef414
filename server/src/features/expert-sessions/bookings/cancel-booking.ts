import { AppError } from '@aravalli/shared/errors'
import { takeBackNews } from '../../notifications/public.ts'
import { sendBookingMails } from '../mails/booking-mail-job.ts'
import { sessionKey } from '../reminders/session-key.ts'
import type { SessionServices } from '../session-services.ts'
import { freeSlot } from '../slots/tables.ts'
import { getOwnBooking, refuseUnchangeable } from './own-booking.ts'
import { type BookingRow, isBookingOf, setCancelled } from './tables.ts'

/** Administrators read it beside the request. */
const REASON = 'The learner has cancelled the session.'

interface Cancelling {
	bookingId: string
	userId: string
}

/**
 * Gives the slot back, asks for the money and says so by mail.
 *
 * The order is looked at before the booking, as everybody else does who needs both: else two could wait for each other.
 *
 * @throws AppError `booking.not-found`, `booking.not-changeable`
 */
export async function cancelBooking(
	{ database, jobs, now, requestRefund }: Pick<SessionServices, 'database' | 'jobs' | 'now' | 'requestRefund'>,
	{ bookingId, userId }: Cancelling,
): Promise<BookingRow> {
	const at = now()
	return database.transaction(async (tx) => {
		const booking = await getOwnBooking(tx, bookingId, userId)
		refuseUnchangeable(booking, at)
		await requestRefund(tx, { orderId: booking.orderId, reason: REASON })
		const cancelled = await setCancelled(tx, isBookingOf(booking.orderId), at)
		// Somebody has cancelled it in this very moment.
		if (!cancelled) throw new AppError('booking.not-changeable')
		await freeSlot(tx, booking.orderId)
		await takeBackNews(tx, { userId, keyStart: sessionKey(bookingId) })
		await sendBookingMails(jobs, tx, cancelled, 'cancelled')
		return cancelled
	})
}
