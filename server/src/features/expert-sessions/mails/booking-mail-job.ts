import { brand } from '@aravalli/shared/brand'
import type { Language } from '@aravalli/shared/language'
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import { type BookingRow, findBooking } from '../bookings/tables.ts'
import { bookingEntry } from '../calendar/booking-entry.ts'
import { writeCalendar } from '../calendar/calendar-entry.ts'
import type { SessionServices } from '../session-services.ts'
import type { BookingNews } from './booking-news.ts'
import { expertMail } from './expert-mail.ts'
import { learnerMail } from './learner-mail.ts'

interface BookingMail {
	bookingId: string
	news: BookingNews
	/** Each gets a job, so that a mail that fails is not sent to the other twice. */
	to: 'learner' | 'expert'
	/** The state of the booking that the mail is about: of one that was changed since, a newer mail tells. */
	sequence: number
}

const bookingMailJob = defineJob<BookingMail>('expert-sessions.booking-mail')

/** Tells the learner and the expert, in the transaction of what they are told. */
export async function sendBookingMails(
	jobs: Jobs,
	tx: Transaction,
	{ id, sequence }: Pick<BookingRow, 'id' | 'sequence'>,
	news: BookingNews,
): Promise<void> {
	for (const to of ['learner', 'expert'] as const)
		await jobs.send(tx, bookingMailJob, { bookingId: id, news, to, sequence })
}

export type MailingServices = Pick<SessionServices, 'database' | 'mail' | 'jobs' | 'origin' | 'now'> & {
	/** Finds the language in which somebody wants mails. */
	findLanguage: (db: Queryable, userId: string) => Promise<Language | null>
}

export function workBookingMails(services: MailingServices): void {
	services.jobs.work(bookingMailJob, (data) => sendBookingMail(services, data))
}

async function sendBookingMail(services: MailingServices, { bookingId, news, to, sequence }: BookingMail) {
	const { db } = services.database
	const booking = await findBooking(db, bookingId)
	if (!booking || booking.sequence !== sequence) return
	const mail = to === 'expert' ? toExpert(services, booking, news) : await toLearner(services, booking, news)
	if (mail) await services.mail.send(mail)
}

async function toLearner(services: MailingServices, booking: BookingRow, news: BookingNews) {
	// The account was closed meanwhile.
	if (booking.email === null || booking.userId === null) return null
	const language = (await services.findLanguage(services.database.db, booking.userId)) ?? 'english'
	const content = learnerMail(booking, news, { language, origin: services.origin })
	return { to: booking.email, language, ...content, attachments: [invitation(services, booking, language)] }
}

function toExpert(services: MailingServices, booking: BookingRow, news: BookingNews): MailMessage {
	const content = expertMail(booking, news)
	const attachments = [invitation(services, booking, 'english')]
	return { to: brand.expertEmail, language: 'english', ...content, attachments }
}

function invitation({ origin, now }: MailingServices, booking: BookingRow, language: Language) {
	const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
	const entry = bookingEntry(booking, { language, origin, attendee: booking.email ?? brand.expertEmail })
	return {
		fileName: 'session.ics',
		mimeType: `text/calendar; charset=utf-8; method=${method}`,
		content: Buffer.from(writeCalendar(entry, method, now())),
	}
}
