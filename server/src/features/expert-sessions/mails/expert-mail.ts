import { slotText } from '@aravalli/shared/expert-sessions/slots'
import { mailLayout } from '../../../platform/mail/mail-layout.ts'
import type { BookingRow } from '../bookings/tables.ts'
import type { BookingNews } from './booking-news.ts'

const titles: Record<BookingNews, string> = {
	booked: 'New session',
	moved: 'Session moved',
	cancelled: 'Session cancelled',
}

/** Tells the expert whom to call and about what; in English, which the whole team reads. The message stays as it was written. */
export function expertMail(booking: BookingRow, news: BookingNews) {
	const { day, slot, sessionType, name, email, phone, message } = booking
	const when = slotText({ day, slot }, 'english')
	const content = mailLayout({
		language: 'english',
		title: titles[news],
		paragraphs: [
			`${sessionType.english}: ${when}, Indian time.`,
			...(email === null
				? ['The learner has closed their account.']
				: [`Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, ...(message ? message.split(/\n{2,}/) : [])]),
		],
		footnote:
			news === 'cancelled'
				? 'The slot is free again.'
				: 'Please contact the learner within 24 hours. Your reply goes to them.',
	})
	return { subject: `${titles[news]}: ${when}`, ...(email !== null && { replyTo: email }), ...content }
}
