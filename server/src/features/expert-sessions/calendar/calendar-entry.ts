/**
 * Writes a booking as calendars read it: iCalendar (RFC 5545), sent as an invitation or its withdrawal (RFC 5546). Times are in UTC, which
 * every calendar shows in its own zone, and needs no description of a zone.
 */

export interface CalendarEntry {
	/** The same entry has the same one for ever. */
	uid: string
	/** A higher number takes the place of a lower one. */
	sequence: number
	startsAt: Date
	endsAt: Date
	summary: string
	description: string
	isCancelled: boolean
	organizer: { name: string; email: string }
	/** Is asked to come; null in a file for one's own calendar. */
	attendee: string | null
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

export function writeCalendar(entry: CalendarEntry, method: CalendarMethod, now: Date): string {
	const { uid, sequence, startsAt, endsAt, summary, description, isCancelled, organizer, attendee } = entry
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Aravalli//Expert sessions//EN',
		'CALSCALE:GREGORIAN',
		`METHOD:${method}`,
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`SEQUENCE:${sequence}`,
		`DTSTAMP:${moment(now)}`,
		`DTSTART:${moment(startsAt)}`,
		`DTEND:${moment(endsAt)}`,
		`SUMMARY:${escapeText(summary)}`,
		`DESCRIPTION:${escapeText(description)}`,
		`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		'TRANSP:OPAQUE',
		`ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
		...(attendee === null ? [] : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`]),
		'END:VEVENT',
		'END:VCALENDAR',
	]
	return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** '20271205T083000Z' */
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n')

/** A parameter's value cannot hold quotation marks or line breaks at all. */
const quoted = (value: string) => `"${value.replace(/["\p{Cc}]/gu, ' ')}"`

/** These signs may stand in an address, and mean something else in a link. */
const mailto = (email: string) => `mailto:${email.replace(/[%?#]/g, encodeURIComponent)}`

const LINE_BYTES = 75

/** Breaks a line where it has as many bytes as a line may have, never within a character. */
function fold(line: string): string {
	const parts: string[] = []
	let part = ''
	let bytes = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (bytes + size > LINE_BYTES) {
			parts.push(part)
			part = ''
			// The space that begins the next line counts.
			bytes = 1
		}
		part += character
		bytes += size
	}
	return [...parts, part].join('\r\n ')
}
