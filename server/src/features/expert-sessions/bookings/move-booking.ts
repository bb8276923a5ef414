import { AppError } from '@aravalli/shared/errors'
import { offeredSlots, type SlotPlace } from '@aravalli/shared/expert-sessions/slots'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeBackNews } from '../../notifications/public.ts'
import { sendBookingMails } from '../mails/booking-mail-job.ts'
import { readOpenDays } from '../open-days.ts'
import { sessionKey } from '../reminders/session-key.ts'
import type { SessionServices } from '../session-services.ts'
import { freeSlot, takeSlot } from '../slots/tables.ts'
import { existing, refuseUnchangeable } from './own-booking.ts'
import { type BookingRow, lockOwnBooking, setMoved } from './tables.ts'

interface Moving {
	bookingId: string
	userId: string
	place: SlotPlace
}

/**
 * Moves a booking to a free slot and says so by mail. To the slot that it has, it is not moved.
 *
 * @throws AppError `booking.not-found`, `booking.not-changeable`, `booking.slot-impossible`, `booking.slot-taken`
 */
export async function moveBooking(
	{ database, jobs, now }: Pick<SessionServices, 'database' | 'jobs' | 'now'>,
	{ bookingId, userId, place }: Moving,
): Promise<BookingRow> {
	const at = now()
	return database.transaction(async (tx) => {
		const booking = existing(await lockOwnBooking(tx, bookingId, userId))
		refuseUnchangeable(booking, at)
		if (booking.day === place.day && booking.slot === place.slot) return booking
		await changeSlot(tx, booking.orderId, place, at)
		const moved = existing(await setMoved(tx, bookingId, place))
		await takeBackNews(tx, { userId, keyStart: sessionKey(bookingId) })
		await sendBookingMails(jobs, tx, moved, 'moved')
		return moved
	})
}

/** Gives its own slot back first, because an order has at most one; whoever is refused keeps it, as nothing was done then. */
async function changeSlot(tx: Transaction, orderId: string, place: SlotPlace, now: Date): Promise<void> {
	const offered = offeredSlots(place.day, await readOpenDays(tx), now)
	if (!offered.includes(place.slot)) throw new AppError('booking.slot-impossible')
	await freeSlot(tx, orderId)
	if (!(await takeSlot(tx, { ...place, orderId, heldUntil: null, now }))) throw new AppError('booking.slot-taken')
}
