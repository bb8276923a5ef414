import { expertSessionsContract } from '@aravalli/shared/expert-sessions/contract'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { cancelBooking } from './bookings/cancel-booking.ts'
import { listOwnBookings } from './bookings/list-own-bookings.ts'
import { moveBooking } from './bookings/move-booking.ts'
import { getOwnBooking } from './bookings/own-booking.ts'
import { presentBookings, presentChanged } from './bookings/present-bookings.ts'
import { bookingEntry } from './calendar/booking-entry.ts'
import { writeCalendar } from './calendar/calendar-entry.ts'
import { placeOf } from './clean-session.ts'
import { getAvailability } from './get-availability.ts'
import { type MailingServices, workBookingMails } from './mails/booking-mail-job.ts'
import type { SessionServices } from './session-services.ts'
import { listSessionTypes } from './session-types.ts'

const { 'GET /api/session-booking/availability': _, ...own } = expertSessionsContract
const open = {
	'GET /api/session-booking/availability': expertSessionsContract['GET /api/session-booking/availability'],
}

/** Says what is free, to everybody. */
export function sessionAvailabilityRoutes(app: FastifyInstance, { db }: Database, now: () => Date): void {
	mountContract(app, open, {
		'GET /api/session-booking/availability': async ({ query, language, request }) => {
			const userId = (await app.findViewer(request))?.userId ?? null
			const availableSlots = await getAvailability(db, { day: query.date, userId, now: now() })
			const types = await listSessionTypes(db)
			const sessionTypes = types.map(({ id, name }) => ({ id, name: name[language] }))
			return { data: { availableSlots, sessionTypes, fee: expertSessionTerms.feeRupees } }
		},
	})
}

/** Serves a learner's own bookings. */
export function sessionBookingRoutes(app: FastifyInstance, services: SessionServices & MailingServices): void {
	const { db } = services.database
	workBookingMails(services)
	mountContract(app, own, {
		'GET /api/session-bookings': async ({ viewer: { userId }, language }) => ({
			data: await presentBookings(services, await listOwnBookings(db, userId, services.now()), language),
		}),

		'POST /api/session-bookings/:bookingId/move': async ({
			params: { bookingId },
			body,
			viewer: { userId },
			language,
		}) => {
			const moved = await moveBooking(services, { bookingId, userId, place: placeOf(body) })
			return presentChanged(services, moved, language)
		},

		'POST /api/session-bookings/:bookingId/cancel': async ({ params: { bookingId }, viewer: { userId }, language }) =>
			presentChanged(services, await cancelBooking(services, { bookingId, userId }), language),

		'GET /api/session-bookings/:bookingId/calendar': async ({ params, viewer, language, reply }) => {
			const booking = await getOwnBooking(db, params.bookingId, viewer.userId)
			const entry = bookingEntry(booking, { language, origin: services.origin, attendee: null })
			return reply
				.headers(attachment('session.ics'))
				.type('text/calendar; charset=utf-8')
				.send(writeCalendar(entry, 'PUBLISH', services.now()))
		},
	})
}
