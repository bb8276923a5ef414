import { describe, expect, it } from 'vitest'
import { checkInquiry, type Inquiry, type InquirySentences } from './check-inquiry.ts'
import { messages } from './messages.en.ts'

const good: Inquiry = { name: 'मीरा', email: 'meera@example.com', phone: '', message: 'नमस्ते' }
const sentences: InquirySentences = messages.form.problems
const check = (change: Partial<Inquiry>) => checkInquiry({ ...good, ...change }, sentences)

describe('a message to the team', () => {
	it.each(['', ' ', '9876543210', '+91 98765 43210', '०९८७६५४३२१०'])('takes the phone number “%s”', (phone) => {
		expect(check({ phone })).toEqual({})
	})

	it.each(['123456789', 'call me', '98765 43210 x', '+'])('refuses the phone number “%s”', (phone) => {
		expect(check({ phone })).toEqual({ phone: 'Please enter a 10-digit mobile number' })
	})

	it.each(['meera', 'meera@', '@example.com', 'meera@example', 'a@b@example.com'])(
		'refuses the address “%s”',
		(email) => {
			expect(check({ email })).toEqual({ email: 'Please enter a valid email address' })
		},
	)

	it('asks for name, address and message, in the order of the fields', () => {
		const found = check({ name: ' ', email: '', message: '\n' })
		expect(Object.entries(found)).toEqual([
			['name', 'Name is required'],
			['email', 'Email is required'],
			['message', 'Please write your message'],
		])
	})
})
