/**
 * Keeps the booking form while its writer signs in, with a flag that leads back to it. Both are forgotten when they are used, at a sign-out
 * (stored.ts), and after half an hour.
 */
import { SAVED_MINUTES } from './saved-minutes.ts'
import { readForm, type SessionForm } from './session-form.ts'
import { pendingBooking, savedForm } from './stored.ts'

export function saveForm(form: SessionForm, now: number): void {
	savedForm.writeJson({ ...form, savedAt: now })
	pendingBooking.write('true')
}

/** Is for a sign-in that leads to the booking. A form that is too old by then is not what it leads to. */
export function keepBookingPending(now: number): void {
	if (freshForm(now) === null) savedForm.remove()
	pendingBooking.write('true')
}

/** Reads the form once, and forgets it. */
export function takeSavedForm(now: number): SessionForm | null {
	const form = freshForm(now)
	savedForm.remove()
	return form
}

/** Tells once whether the booking is to be gone on with: not where its form, and the flag with it, is too old. */
export function takePendingBooking(now: number): boolean {
	const isPending = pendingBooking.read() === 'true'
	const isStale = savedForm.read() !== null && freshForm(now) === null
	pendingBooking.remove()
	if (isStale) savedForm.remove()
	return isPending && !isStale
}

function freshForm(now: number): SessionForm | null {
	const stored = savedForm.readJson()
	const savedAt: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'savedAt') : null
	if (typeof savedAt !== 'number') return null
	const age = now - savedAt
	return age >= 0 && age < SAVED_MINUTES * 60_000 ? readForm(stored) : null
}
