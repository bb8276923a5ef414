import { describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { checkoutHosts } from './payment-settings.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' }
const server = { DATABASE_URL: 'postgres://localhost/aravalli' }

describe('with whom payments are made', () => {
	it.each([
		['sandbox', {}],
		['sandbox', { NODE_ENV: 'development', ...server }],
		['off', { NODE_ENV: 'production', ...server }],
		['sandbox', { NODE_ENV: 'production', ...server, PAYMENTS: 'sandbox' }],
		['razorpay', { NODE_ENV: 'production', ...server, ...keys }],
		['razorpay', keys],
	])('is %s', (mode, variables) => expect(readEnv(variables).payments.mode).toBe(mode))

	it.each([
		{ RAZORPAY_KEY_ID: 'rzp_live_x' },
		{ ...keys, RAZORPAY_WEBHOOK_SECRET: '' },
		{ ...keys, PAYMENTS: 'sandbox' },
		{ PAYMENTS: 'free' },
		{ RAZORPAY_API_URL: 'api.razorpay.com' },
		{ RECONCILE_SECONDS: '0' },
	])('is not guessed: %o ends the start, and tells no secret', (variables) => {
		expect(() => readEnv(variables)).toThrow(/RAZORPAY_|PAYMENTS|RECONCILE_/)
		expect(() => readEnv(variables)).not.toThrow(/rzp_live_x|"secret"|hook"/)
	})
})

describe('pages may load from', () => {
	it('the provider’s hosts with real keys', () => {
		expect(checkoutHosts(readEnv(keys).payments)).toEqual([
			'https://checkout.razorpay.com',
			'https://api.razorpay.com',
			'https://*.razorpay.com',
		])
	})

	it('nowhere else without', () => expect(checkoutHosts(readEnv({}).payments)).toEqual([]))
})
