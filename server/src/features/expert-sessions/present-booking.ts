import type { Booking } from '@aravalli/shared/expert-sessions/contract'
import { slotEnd, slotLabels, slotStart } from '@aravalli/shared/expert-sessions/slots'
import type { Language } from '@aravalli/shared/language'
import type { BookingRow } from './bookings/tables.ts'
import { changeableUntil, shownStatus } from './change-rule.ts'

export interface Shown {
	language: Language
	now: Date
	paymentId: string | null
}

/** Shows its owner what they have booked. */
export function presentBooking(row: BookingRow, { language, now, paymentId }: Shown): Booking {
	const { id, day, slot, sessionType, message } = row
	return {
		_id: id,
		sessionType: sessionType[language],
		preferredDate: day,
		preferredTime: slotLabels[slot] ?? '',
		startsAt: slotStart(day, slot).toISOString(),
		endsAt: slotEnd(day, slot).toISOString(),
		message: message ?? '',
		status: shownStatus(row, now),
		paymentId,
		changeableUntil: changeableUntil(row, now)?.toISOString() ?? null,
	}
}
