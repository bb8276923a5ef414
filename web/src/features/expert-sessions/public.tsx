import { keepBookingPending } from './pending-booking.ts'

/** The sign-in leads back to the booking by it. */
export { keepBookingPending }
