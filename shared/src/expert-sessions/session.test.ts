import { describe, expect, it } from 'vitest'
import { SESSION_MESSAGE_MAX_LENGTH, sessionFields, sessionProblems } from './session.ts'

const filled = {
	name: 'Asha Meena',
	email: 'asha@example.com',
	phone: '98765 43210',
	preferredDate: '2026-12-05',
	preferredTime: '2:00 PM - 2:30 PM',
	sessionType: 'general-guidance',
	message: '',
}

describe('the booking form', () => {
	it('is complete without a message', () => expect(sessionProblems(filled)).toEqual([]))

	it.each(sessionFields)('wants %s', (path) => {
		const missing = [{ path, code: 'field-required' }]
		expect(sessionProblems({ ...filled, [path]: '' })).toEqual(missing)
		expect(sessionProblems({ ...filled, [path]: ' \n\t' })).toEqual(missing)
	})

	it('names all that is missing, in the order of the form, and each once', () => {
		const empty = Object.fromEntries(Object.keys(filled).map((path) => [path, ''])) as typeof filled
		expect(sessionProblems(empty).map(({ path }) => path)).toEqual([...sessionFields])
	})

	it.each([
		[{ name: '\u200d' }, 'name', 'field-required'],
		[{ name: 'a'.repeat(101) }, 'name', 'name-too-long'],
		[{ email: 'asha@' }, 'email', 'email-invalid'],
		[{ phone: '12345' }, 'phone', 'phone-invalid'],
		[{ phone: '()' }, 'phone', 'phone-invalid'],
	])('says what is wrong with %j', (change, path, code) =>
		expect(sessionProblems({ ...filled, ...change })).toEqual([{ path, code }]),
	)

	it('counts the message in characters, without the spaces around it', () => {
		const longest = 'क'.repeat(SESSION_MESSAGE_MAX_LENGTH)
		expect(sessionProblems({ ...filled, message: ` ${longest} ` })).toEqual([])
		expect(sessionProblems({ ...filled, message: `${longest}x` })).toEqual([
			{ path: 'message', code: 'field-too-long', limit: SESSION_MESSAGE_MAX_LENGTH },
		])
	})
})
