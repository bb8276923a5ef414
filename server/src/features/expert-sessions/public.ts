import { bookingData } from './booking-data.ts'
import { countBookings, listBookings } from './bookings/tables.ts'
import { forgetUnpaidBookings } from './forget-unpaid-bookings.ts'
import { readEvaluationDays } from './open-days.ts'
import { remindOfSessionsRegularly } from './reminders/remind-of-sessions.ts'
import { createSessionSeller } from './session-seller.ts'

export {
	bookingData,
	countBookings,
	createSessionSeller,
	forgetUnpaidBookings,
	listBookings,
	readEvaluationDays,
	remindOfSessionsRegularly,
}
