import { bookingData } from './booking-data.ts'
import { forgetUnpaidBookings } from './forget-unpaid-bookings.ts'
import { listBookings } from './list-bookings.ts'
import { createSessionSeller } from './session-seller.ts'

export { bookingData, createSessionSeller, forgetUnpaidBookings, listBookings }
