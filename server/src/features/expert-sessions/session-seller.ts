import { AppError } from '@aravalli/shared/errors'
import { offeredSlots, slotLabels, slotOfId, slotStart } from '@aravalli/shared/expert-sessions/slots'
import type { Language } from '@aravalli/shared/language'
import { paiseOfWholeRupees } from '@aravalli/shared/money'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { takeBackNews } from '../notifications/public.ts'
import type { Granted, Offer, Seller } from '../payments/public.ts'
import {
	type BookingRow,
	findPaidOf,
	isBookingOf,
	lockBookingOf,
	setBooked,
	setCancelled,
	setLapsed,
} from './bookings/tables.ts'
import { holdEnd } from './hold-end.ts'
import { sendBookingMails } from './mails/booking-mail-job.ts'
import { readOpenDays } from './open-days.ts'
import { sessionKey } from './reminders/session-key.ts'
import { bookHeldSlot, freeHeldSlot, freeSlot, takeSlot } from './slots/tables.ts'

const title = { english: 'Expert session (1:1)', hindi: 'विशेषज्ञ सत्र (1:1)' }

/** Sells slots with the expert: held while somebody pays, booked when they have. */
export function createSessionSeller({ jobs }: { jobs: Jobs }): Seller {
	return {
		kind: 'session',

		async offer(tx, { itemId, orderId }, now) {
			const place = slotOfId(itemId)
			if (!place) throw new AppError('booking.slot-impossible')
			if (!offeredSlots(place.day, await readOpenDays(tx), now).includes(place.slot))
				throw new AppError('booking.slot-impossible')
			const heldUntil = holdEnd(place, now)
			if (!(await takeSlot(tx, { ...place, orderId, heldUntil, now }))) throw new AppError('booking.slot-taken')
			return { title, ...price, heldUntil }
		},

		async grant(tx, { orderId }, now) {
			const booking = await lockBookingOf(tx, orderId)
			if (booking?.status === 'booked') return grantedBy(booking)
			if (!booking || booking.status === 'cancelled') return null
			if (!(await book(tx, booking, now))) {
				await giveUp(tx, orderId)
				return null
			}
			await setBooked(tx, orderId, now)
			await sendBookingMails(jobs, tx, booking, 'booked')
			return grantedBy(booking)
		},

		release: giveUp,

		async revoke(tx, { orderId }, now) {
			const cancelled = await setCancelled(tx, isBookingOf(orderId), now)
			if (!cancelled) return
			await freeSlot(tx, orderId)
			const { id, userId } = cancelled
			if (userId !== null) await takeBackNews(tx, { userId, keyStart: sessionKey(id) })
			if (slotStart(cancelled.day, cancelled.slot) > now) await sendBookingMails(jobs, tx, cancelled, 'cancelled')
		},

		async findGranted(db, orderId, language) {
			const booking = await findPaidOf(db, orderId)
			return booking && grantedBy(booking, language)
		},

		async refusesRefund(db, { orderId }, now) {
			const booking = await findPaidOf(db, orderId)
			return booking?.status === 'booked' && slotStart(booking.day, booking.slot) <= now ? 'used' : null
		},
	}
}

const fee = paiseOfWholeRupees(expertSessionTerms.feeRupees)
const price: Pick<Offer, 'price' | 'originalPrice'> = { price: fee, originalPrice: fee }

/** A session is no access for a time, so it is valid from nothing to nothing. */
const grantedBy = ({ id, day, slot, sessionType }: BookingRow, language: Language = 'english'): Granted => ({
	subscriptionId: null,
	session: {
		bookingId: id,
		sessionType: sessionType[language],
		preferredDate: day,
		preferredTime: slotLabels[slot] ?? '',
	},
	validFrom: null,
	validTill: null,
})

/** Books the slot that is held, or takes it where it is free again; what has begun is not sold any more. */
async function book(tx: Transaction, { orderId, day, slot }: BookingRow, now: Date): Promise<boolean> {
	if (slotStart(day, slot) <= now) return false
	if (await bookHeldSlot(tx, orderId)) return true
	return takeSlot(tx, { day, slot, orderId, heldUntil: null, now })
}

async function giveUp(tx: Transaction, orderId: string): Promise<void> {
	await freeHeldSlot(tx, orderId)
	await setLapsed(tx, orderId)
}
