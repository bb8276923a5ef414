import { keepBookingPending } from './saved-form.ts'

/** The sign-in leads back to the booking by it. */
export { keepBookingPending }
