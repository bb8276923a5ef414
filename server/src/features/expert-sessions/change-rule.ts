import { type SlotPlace, slotEnd, slotStart } from '@aravalli/shared/expert-sessions/slots'
import { refundTerms } from '@aravalli/shared/policy-terms'
import type { BookingStatus } from './bookings/tables.ts'

interface Changing extends SlotPlace {
	status: BookingStatus
	paidAt: Date | null
}

/** A booking can be moved or cancelled for so many days after it was paid, and before it begins; null where it no longer can. */
export function changeableUntil({ status, paidAt, day, slot }: Changing, now: Date): Date | null {
	if (status !== 'booked' || !paidAt) return null
	const ofPurchase = paidAt.getTime() + refundTerms.requestDays * 86_400_000
	const until = new Date(Math.min(ofPurchase, slotStart(day, slot).getTime()))
	return until > now ? until : null
}

/** It is over when the session has ended. */
export function shownStatus({ status, day, slot }: Changing, now: Date): 'booked' | 'cancelled' | 'over' {
	if (status === 'cancelled') return 'cancelled'
	return slotEnd(day, slot) > now ? 'booked' : 'over'
}
