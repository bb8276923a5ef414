import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'

const written = z.string().max(5000).default('')

/** Is what the booking form holds; `session.ts` says what is missing or wrong in it, so that all is refused in one sentence. */
export const sessionData = z.object({
	name: written,
	email: written,
	phone: written,
	preferredDate: written.describe("A day in India, 'YYYY-MM-DD'"),
	preferredTime: written.describe("'2:00 PM - 2:30 PM' to '7:30 PM - 8:00 PM'"),
	sessionType: written.describe('Is the id or the name of a session type'),
	message: written,
})

export type SessionData = z.output<typeof sessionData>

const booking = z.object({
	_id: z.string(),
	sessionType: z.string(),
	preferredDate: z.string(),
	preferredTime: z.string(),
	startsAt: z.iso.datetime(),
	endsAt: z.iso.datetime(),
	message: z.string(),
	status: z.enum(['booked', 'cancelled', 'over']),
	paymentId: z.string().nullable(),
	changeableUntil: z.iso.datetime().nullable().describe('It can be moved or cancelled until then; null: it cannot'),
})

export type Booking = z.output<typeof booking>

const oneBooking = z.object({ bookingId: z.string().max(100) })
const done = successAnswer(booking)

export const expertSessionsContract = {
	'GET /api/session-booking/availability': {
		summary: 'The slots of a day that can still be booked',
		access: 'public',
		query: z.object({ date: z.string({ error: 'date-invalid' }).max(40) }),
		answer: successAnswer(
			z.object({
				availableSlots: z.array(z.string()),
				sessionTypes: z.array(z.object({ id: z.string(), name: z.string() })),
				fee: z.number().describe('In rupees'),
			}),
		),
		errors: ['booking.day-impossible'],
	},
	'GET /api/session-bookings': {
		summary: "The caller's own bookings, the next first",
		access: 'learner',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(z.array(booking)),
	},
	'POST /api/session-bookings/:bookingId/move': {
		summary: 'Moves a booking to another free slot',
		access: 'learner',
		allowance: 'purchases',
		params: oneBooking,
		body: z.object({ preferredDate: written, preferredTime: written }),
		answer: done,
		errors: ['booking.not-found', 'booking.not-changeable', 'booking.slot-taken', 'booking.slot-impossible'],
	},
	'POST /api/session-bookings/:bookingId/cancel': {
		summary: 'Gives the slot back and asks for the money back',
		access: 'learner',
		allowance: 'purchases',
		params: oneBooking,
		answer: done,
		errors: ['booking.not-found', 'booking.not-changeable'],
	},
	'GET /api/session-bookings/:bookingId/calendar': {
		summary: 'The booking as an entry for calendars (iCalendar, RFC 5545)',
		access: 'learner',
		params: oneBooking,
		answer: 'text/calendar',
		errors: ['booking.not-found'],
	},
} as const satisfies Contract
