/** Keeps the booking form while its writer signs in. */
import { hasFreshForm, keepBookingPending } from './pending-booking.ts'
import { readForm, type SessionForm } from './session-form.ts'
import { savedForm } from './stored.ts'

/** Saves it with the flag that leads back to it. */
export function saveForm(form: SessionForm, now: number): void {
	savedForm.writeJson({ ...form, savedAt: now })
	keepBookingPending(now)
}

/** Reads the form once, and forgets it. */
export function takeSavedForm(now: number): SessionForm | null {
	const form = hasFreshForm(now) ? readForm(savedForm.readJson()) : null
	savedForm.remove()
	return form
}
