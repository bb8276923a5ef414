import { describe, expect, it } from 'vitest'
import { formatDue, formatTimeLeft, urgencyOf } from './time-left.ts'

const now = new Date('2026-11-17T10:00:00.000Z')

describe('the time until an evaluation is due', () => {
	it.each([
		['2026-11-17T15:20:00Z', 'soon', '5 h 20 min', 'Due in 5 h 20 min', '5 घंटे 20 मिनट बाकी'],
		['2026-11-18T00:00:00Z', 'calm', '14 h', 'Due in 14 h', '14 घंटे बाकी'],
		['2026-11-17T16:00:00Z', 'calm', '6 h', 'Due in 6 h', '6 घंटे बाकी'],
		['2026-11-17T13:00:00Z', 'soon', '3 h', 'Due in 3 h', '3 घंटे बाकी'],
		['2026-11-17T12:59:59Z', 'urgent', '3 h', 'Due in 3 h', '3 घंटे बाकी'],
		['2026-11-17T11:05:00Z', 'urgent', '1 h 5 min', 'Due in 1 h 5 min', '1 घंटा 5 मिनट बाकी'],
		['2026-11-17T10:00:00Z', 'urgent', '1 min', 'Due in 1 min', '1 मिनट बाकी'],
		['2026-11-17T09:59:59.999Z', 'overdue', 'Overdue 1 min', 'Overdue 1 min', '1 मिनट की देरी'],
		['2026-11-17T09:00:00Z', 'overdue', 'Overdue 1 h', 'Overdue 1 h', '1 घंटे की देरी'],
		['2026-11-17T07:40:00Z', 'overdue', 'Overdue 2 h 20 min', 'Overdue 2 h 20 min', '2 घंटे 20 मिनट की देरी'],
		['2026-11-19T09:59:00Z', 'calm', '47 h 59 min', 'Due in 47 h 59 min', '47 घंटे 59 मिनट बाकी'],
		['2026-11-20T14:00:00Z', 'calm', '3 days 4 h', 'Due in 3 days 4 h', '3 दिन 4 घंटे बाकी'],
		['2026-11-19T10:30:00Z', 'calm', '2 days', 'Due in 2 days', '2 दिन बाकी'],
	] as const)('until %s: %s, %s', (dueAt, urgency, short, english, hindi) => {
		expect(urgencyOf(dueAt, now)).toBe(urgency)
		expect(formatTimeLeft(dueAt, now, 'english')).toBe(short)
		expect(formatDue(dueAt, now, 'english')).toBe(english)
		expect(formatDue(dueAt, now, 'hindi')).toBe(hindi)
	})
})
