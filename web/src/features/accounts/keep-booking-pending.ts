import { pendingBooking } from './stored.ts'

/** The dashboard then opens the booking of an expert session; where storage is refused it is begun again by hand. */
export function keepBookingPending(): void {
	pendingBooking.write('true')
}
