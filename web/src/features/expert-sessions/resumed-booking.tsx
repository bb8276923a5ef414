import { useEffect, useState } from 'react'
import { LazyBookingFlow } from './lazy-booking-flow.ts'
import { takePendingBooking } from './pending-booking.ts'

/** Goes on with a booking that a sign-in has interrupted. Render it for whoever is signed in. */
export function ResumedBooking() {
	const [isOpen, setIsOpen] = useState(false)
	useEffect(() => {
		if (takePendingBooking(Date.now())) setIsOpen(true)
	}, [])
	return isOpen && <LazyBookingFlow autoOpenPayment onClose={() => setIsOpen(false)} />
}
