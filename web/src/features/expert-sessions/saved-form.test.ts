import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBookingPending, takePendingBooking } from './pending-booking.ts'
import { saveForm, takeSavedForm } from './saved-form.ts'
import { emptyForm } from './session-form.ts'

const now = Date.parse('2026-11-28T05:30:00Z')
const minutes = (count: number) => now + count * 60_000
const form = { ...emptyForm(null), name: 'Asha', preferredDate: '2026-12-05', message: 'About essays' }
let kept: Map<string, string>

beforeEach(() => {
	kept = new Map()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	})
})
afterEach(() => vi.unstubAllGlobals())

it('a saved form comes back once, with the flag that leads to it', () => {
	saveForm(form, now)
	expect(kept.get('pendingSessionBooking')).toBe('true')
	expect([takePendingBooking(minutes(1)), takePendingBooking(minutes(1))]).toEqual([true, false])
	expect([takeSavedForm(minutes(2)), takeSavedForm(minutes(2))]).toEqual([form, null])
	expect(kept.size).toBe(0)
})

it('after half an hour nothing comes back, and nothing is kept', () => {
	saveForm(form, now)
	expect(takePendingBooking(minutes(30))).toBe(false)
	expect(kept.size).toBe(0)
	saveForm(form, now)
	expect([takeSavedForm(minutes(30)), kept.has('sessionFormData')]).toEqual([null, false])
})

it('the flag alone leads on, too, as a sign-in that began with the link to it leaves it', () => {
	keepBookingPending(now)
	expect([takePendingBooking(now), takePendingBooking(now)]).toEqual([true, false])
})

it('a sign-in that took too long leads to an empty form', () => {
	saveForm(form, now)
	keepBookingPending(minutes(31))
	expect([takePendingBooking(minutes(31)), takeSavedForm(minutes(31))]).toEqual([true, null])
})

it.each(['x', 'null', '[]', '{}', '{"savedAt":"1"}', JSON.stringify({ ...form, name: 1, savedAt: now })])(
	'what is no form is none: %s',
	(text) => {
		kept.set('sessionFormData', text)
		expect(takeSavedForm(now)).toBeNull()
	},
)

it('a form from the future, of a clock that was set back, is forgotten', () => {
	saveForm(form, minutes(1))
	expect(takeSavedForm(now)).toBeNull()
})
