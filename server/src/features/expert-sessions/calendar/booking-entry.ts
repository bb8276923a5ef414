import { brand } from '@aravalli/shared/brand'
import { slotEnd, slotStart } from '@aravalli/shared/expert-sessions/slots'
import type { Language } from '@aravalli/shared/language'
import type { BookingRow } from '../bookings/tables.ts'
import type { CalendarEntry } from './calendar-entry.ts'

const texts = {
	english: { summary: 'Expert session', description: 'The expert will contact you before the session.' },
	hindi: { summary: 'विशेषज्ञ सत्र', description: 'सत्र से पहले विशेषज्ञ आपसे संपर्क करेंगे।' },
}

interface Shown {
	language: Language
	/** Makes the entry's name unique in the world. */
	origin: string
	attendee: string | null
}

/** Describes a booking for a calendar, without a word of whoever booked: invitations go to addresses that nobody has proved. */
export function bookingEntry(booking: BookingRow, { language, origin, attendee }: Shown): CalendarEntry {
	const { id, sequence, day, slot, sessionType, status } = booking
	const { summary, description } = texts[language]
	return {
		uid: `${id}@${new URL(origin).hostname}`,
		sequence,
		startsAt: slotStart(day, slot),
		endsAt: slotEnd(day, slot),
		summary: `${summary}: ${sessionType[language]}`,
		description: `${brand.name[language]}. ${description}`,
		isCancelled: status === 'cancelled',
		organizer: { name: brand.name[language], email: brand.expertEmail },
		attendee,
	}
}
