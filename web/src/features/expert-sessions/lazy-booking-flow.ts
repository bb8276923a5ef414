import { lazyPart } from '#web/ui/lazy-part.tsx'

/** It opens by a press, or after a sign-in: its code comes then. */
export const LazyBookingFlow = lazyPart(() => import('./booking-flow.tsx').then((part) => part.BookingFlow), {
	isOverlay: true,
})
