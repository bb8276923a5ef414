import { INQUIRY_MAX_LENGTH } from '@aravalli/shared/inquiries/inquiry'
import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { checkInquiry, type Inquiry } from './check-inquiry.ts'
import { messages as messagesTexts } from './messages.en.ts'

const messages = await textsIn(messagesTexts, 'english')

const good: Inquiry = { name: 'मीरा', email: 'meera@example.com', phone: '', message: 'नमस्ते' }

/** Gives the sentences that the form shows, in the order of its fields. */
const check = (change: Partial<Inquiry>) =>
	Object.entries(checkInquiry({ ...good, ...change })).flatMap(([field, problem]) =>
		problem ? [[field, messages.problems[problem]]] : [],
	)

describe('a message to the team', () => {
	it.each(['', ' ', '9876543210', '+91 98765 43210', '०९८७६५४३२१०'])('takes the phone number “%s”', (phone) => {
		expect(check({ phone })).toEqual([])
	})

	it.each(['123456789', 'call me', '98765 43210 x', '+'])('refuses the phone number “%s”', (phone) => {
		expect(check({ phone })).toEqual([['phone', 'Please enter a 10-digit mobile number']])
	})

	it.each(['meera', 'meera@', '@example.com', 'meera@example', 'a@b@example.com'])(
		'refuses the address “%s”',
		(email) => {
			expect(check({ email })).toEqual([['email', 'Please enter a valid email address']])
		},
	)

	it('asks for name, address and message, in the order of the fields', () => {
		expect(check({ name: ' ', email: '', message: '\n' })).toEqual([
			['name', 'Name is required'],
			['email', 'Email is required'],
			['message', 'Please write your message'],
		])
	})

	it('refuses what is too long', () => {
		expect(check({ name: 'x'.repeat(101), message: 'x'.repeat(INQUIRY_MAX_LENGTH + 1) })).toEqual([
			['name', 'The name can have at most 100 characters'],
			['message', 'The message can have at most 2,000 characters'],
		])
	})
})
