import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { messages } from './messages.en.ts'
import { messages as hindi } from './messages.hi.ts'
import { needsSupport } from './needs-support.ts'

const { alert: english, checkout } = await textsIn(messages, 'english')

describe('a message in English', () => {
	it.each([
		['Payment verification failed', true],
		['PAYMENT VERIFICATION FAILED', true],
		['Verification failed.', true],
		['Payment failed: Declined by the bank', true],
		['Your payment failed', true],
		['Payment verification failed. Please contact our support team at help@example.com for assistance.', false],
		['Payment failed. Contact your bank.', false],
		['Payment failed, CONTACT us', false],
		['Please contact us', false],
		['Payment cancelled by user', false],
		['Failed to create order', false],
		['Failed to load payment gateway', false],
		['Payment initiation failed', false],
		['Please login to continue with payment', false],
		['payment  failed', false],
		['', false],
	])('%j asks for support: %s', (message, expected) => expect(needsSupport(message, english)).toBe(expected))

	it('is every combination of its words', () => {
		const parts = [...english.unclear, ...english.contacts, 'other']
		for (let chosen = 0; chosen < 2 ** parts.length; chosen += 1) {
			const words = parts.filter((_, place) => Math.floor(chosen / 2 ** place) % 2 === 1)
			const isUnclear = words.some((word) => english.unclear.includes(word))
			const isClear = words.some((word) => english.contacts.includes(word))
			expect({ words, needs: needsSupport(words.join(' '), english) }).toEqual({ words, needs: isUnclear && !isClear })
		}
	})
})

describe('what we say ourselves', () => {
	it.each(['cancelled', 'generic', 'noGateway', 'noOrder', 'signIn'] as const)('asks for none: %s', (name) => {
		expect(needsSupport(checkout[name], english)).toBe(false)
		expect(needsSupport(hindi.checkout[name], hindi.alert)).toBe(false)
	})

	it('asks for it where a payment has failed, in both languages', () => {
		for (const reason of ['', 'Declined']) {
			expect(needsSupport(checkout.failed(reason), english)).toBe(true)
			expect(needsSupport(hindi.checkout.failed(reason), hindi.alert)).toBe(true)
		}
		expect(needsSupport(checkout.notVerified, english)).toBe(true)
		expect(needsSupport(hindi.checkout.notVerified, hindi.alert)).toBe(true)
	})
})

it('does not repeat what the server’s Hindi sentence says already', () => {
	const sentence = 'भुगतान की पुष्टि नहीं हो सकी। सहायता के लिए कृपया हमारी टीम को help@example.com पर लिखें।'
	expect(needsSupport(sentence, hindi.alert)).toBe(false)
})
