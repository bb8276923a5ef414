import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-20T10:00:00Z')
const HOUR = 3600

describe('relativeTime', () => {
	it.each([
		[0, { unit: 'now' }],
		[59, { unit: 'now' }],
		[60, { unit: 'minute', count: 1 }],
		[HOUR - 1, { unit: 'minute', count: 59 }],
		[HOUR, { unit: 'hour', count: 1 }],
		[24 * HOUR - 1, { unit: 'hour', count: 23 }],
		[24 * HOUR, { unit: 'day', count: 1 }],
		[50 * HOUR, { unit: 'day', count: 2 }],
		[30 * 24 * HOUR - 1, { unit: 'day', count: 29 }],
		[30 * 24 * HOUR, { unit: 'date' }],
		[-5 * HOUR, { unit: 'now' }],
	])('of %d seconds', (seconds, expected) => {
		expect(relativeTime(new Date(now.getTime() - seconds * 1000), now)).toEqual(expected)
	})
})
