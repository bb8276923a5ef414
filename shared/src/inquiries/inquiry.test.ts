import { describe, expect, it } from 'vitest'
import { cleanMessage, INQUIRY_MAX_LENGTH, messageProblem } from './inquiry.ts'

describe('a message to the team', () => {
	it('keeps its lines and loses what cannot be shown', () => {
		expect(cleanMessage('  Dear team,\r\nwhen?\r\tNow\u0000\u001b[31m\u007f  ')).toBe('Dear team,\nwhen?\n\tNow[31m')
		expect(cleanMessage('प्रश्न \u200dहै।')).toBe('प्रश्न \u200dहै।')
	})

	it.each(['', ' ', '\n\t\r', '\u0000', '\u200b\u200e', '\u0085'])('is missing in %j', (given) => {
		expect(messageProblem(given)).toBe('message-required')
	})

	it('has at most 2,000 characters, counted as a reader does', () => {
		expect(messageProblem('क'.repeat(INQUIRY_MAX_LENGTH))).toBeNull()
		expect(messageProblem('😀'.repeat(INQUIRY_MAX_LENGTH))).toBeNull()
		expect(messageProblem(`  ${'x'.repeat(INQUIRY_MAX_LENGTH)}\r\n`)).toBeNull()
		expect(messageProblem('x'.repeat(INQUIRY_MAX_LENGTH + 1))).toBe('message-too-long')
	})
})
