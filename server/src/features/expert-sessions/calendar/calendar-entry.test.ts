import { expect, it } from 'vitest'
import { type CalendarEntry, writeCalendar } from './calendar-entry.ts'

const entry: CalendarEntry = {
	uid: 'b1@aravalli.example.com',
	sequence: 2,
	startsAt: new Date('2026-12-05T08:30:00.000Z'),
	endsAt: new Date('2026-12-05T09:00:00.999Z'),
	summary: 'Expert session: General Guidance',
	description: 'A, b; c\\d\nnext "line"',
	isCancelled: false,
	organizer: { name: 'Ara"valli\r\nX', email: 'experts@example.com' },
	attendee: 'asha+100%@example.com',
}
const now = new Date('2026-11-28T05:30:00Z')
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('is an invitation as RFC 5545 has it', () => {
	expect(unfolded(writeCalendar(entry, 'REQUEST', now))).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Aravalli//Expert sessions//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:REQUEST',
		'BEGIN:VEVENT',
		'UID:b1@aravalli.example.com',
		'SEQUENCE:2',
		'DTSTAMP:20261128T053000Z',
		'DTSTART:20261205T083000Z',
		'DTEND:20261205T090000Z',
		'SUMMARY:Expert session: General Guidance',
		'DESCRIPTION:A\\, b\\; c\\\\d\\nnext "line"',
		'STATUS:CONFIRMED',
		'TRANSP:OPAQUE',
		'ORGANIZER;CN="Ara valli  X":mailto:experts@example.com',
		'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:asha+100%25@example.com',
		'END:VEVENT',
		'END:VCALENDAR',
		'',
	])
})

it('is withdrawn by its name, and needs nobody who is asked', () => {
	const lines = unfolded(writeCalendar({ ...entry, isCancelled: true, attendee: null }, 'CANCEL', now))
	expect(lines).toContain('METHOD:CANCEL')
	expect(lines).toContain('STATUS:CANCELLED')
	expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
})

it.each(['विशेषज्ञ सत्र, उत्तर लेखन; ', '🏔', 'a', '\\', 'line\n'])(
	'breaks lines of %j within 75 bytes, and no character',
	(part) => {
		for (let times = 1; times < 60; times++) {
			const text = writeCalendar({ ...entry, summary: part.repeat(times) }, 'PUBLISH', now)
			expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
			for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
			expect(text).not.toContain('\ufffd')
			const summary = unfolded(text).find((line) => line.startsWith('SUMMARY:')) ?? ''
			const read = summary.slice(8).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
			expect(read).toBe(part.repeat(times))
		}
	},
)
