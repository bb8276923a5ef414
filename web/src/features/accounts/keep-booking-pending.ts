/** The dashboard then opens the booking of an expert session. */
export function keepBookingPending(): void {
	try {
		localStorage.setItem('pendingSessionBooking', 'true')
	} catch {
		// Storage may be forbidden; then the booking is begun again by hand.
	}
}
