import { describe, expect, it } from 'vitest'
import { checkInquiry, type Inquiry } from './check-inquiry.ts'

const good: Inquiry = { name: 'मीरा', email: 'meera@example.com', phone: '', message: 'नमस्ते' }

describe('a message to the team', () => {
	it.each(['', '9876543210', '+91 98765 43210', '(0141) 2345-678', '+123456789012345'])(
		'takes the phone number “%s”',
		(phone) => {
			expect(checkInquiry({ ...good, phone })).toEqual({})
		},
	)

	it.each(['123456789', '+1234567890123456', 'call me', '98765 43210 x', '+'])(
		'refuses the phone number “%s”',
		(phone) => {
			expect(checkInquiry({ ...good, phone })).toEqual({ phone: 'phoneWrong' })
		},
	)

	it.each(['meera', 'meera@', '@example.com', 'meera@example', 'mee ra@example.com', 'a@b@example.com'])(
		'refuses the address “%s”',
		(email) => {
			expect(checkInquiry({ ...good, email })).toEqual({ email: 'emailWrong' })
		},
	)

	it('asks for name, address and message, in the order of the fields', () => {
		const found = checkInquiry({ name: '', email: '', phone: '', message: '' })
		expect(Object.entries(found)).toEqual([
			['name', 'nameMissing'],
			['email', 'emailMissing'],
			['message', 'messageMissing'],
		])
	})
})
