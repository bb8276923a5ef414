/**
 * Remembers that a booking was interrupted by a sign-in, which leads back to it. It comes with every page, so that it knows nothing of what
 * the form holds (saved-form.ts does).
 */
import { SAVED_MINUTES } from './saved-minutes.ts'
import { pendingBooking, savedForm } from './stored.ts'

/** Is for a sign-in that leads to the booking. A form that is too old by then is not what it leads to. */
export function keepBookingPending(now: number): void {
	if (!hasFreshForm(now)) savedForm.remove()
	pendingBooking.write('true')
}

/** Tells once whether the booking is to be gone on with: not where its form, and the flag with it, is too old. */
export function takePendingBooking(now: number): boolean {
	const isPending = pendingBooking.read() === 'true'
	const isStale = savedForm.read() !== null && !hasFreshForm(now)
	pendingBooking.remove()
	if (isStale) savedForm.remove()
	return isPending && !isStale
}

/** A form is forgotten when it is used, at a sign-out (stored.ts), and after half an hour. */
export function hasFreshForm(now: number): boolean {
	const stored = savedForm.readJson()
	const savedAt: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'savedAt') : null
	return typeof savedAt === 'number' && savedAt <= now && now - savedAt < SAVED_MINUTES * 60_000
}
