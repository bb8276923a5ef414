import { z } from 'zod'

/** Says with whom payments are made, and where. */
export interface PaymentSettings {
	/** 'off': nobody can pay. The built-in sandbox moves no money. */
	mode: 'razorpay' | 'sandbox' | 'off'
	keyId: string
	keySecret: string
	webhookSecret: string
	/** Is accepted beside the current one while it is being changed at the provider; null: none. */
	previousWebhookSecret: string | null
	/** Is the base without `/v1`. */
	apiUrl: string
	/** Is the full address of the script that opens the checkout. */
	checkoutUrl: string
	/** Payments whose confirmation was lost are looked for this often. */
	reconcileSeconds: number
	/** An order is first looked at when it is so old. */
	reconcileAfterSeconds: number
}

const address = z.string().refine((value) => URL.canParse(value) && /^https?:/.test(value), 'must be a web address')

const seconds = (otherwise: number) =>
	z
		.string()
		.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of seconds from 1 to 999999')
		.transform(Number)
		.default(otherwise)

/** Are the variables of payments, as `server/src/env.ts` reads them. */
export const paymentVariables = {
	PAYMENTS: z.literal('sandbox', 'can only be sandbox').optional(),
	RAZORPAY_KEY_ID: z.string().optional(),
	RAZORPAY_KEY_SECRET: z.string().optional(),
	RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
	RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
	RAZORPAY_API_URL: address.default('https://api.razorpay.com'),
	RAZORPAY_CHECKOUT_URL: address.default('https://checkout.razorpay.com/v1/checkout.js'),
	RECONCILE_SECONDS: seconds(60),
	RECONCILE_AFTER_SECONDS: seconds(120),
}

const variables = z.object(paymentVariables)
export type PaymentVariables = z.output<typeof variables>

/** Says in one sentence each what does not go together. */
export function paymentProblems(given: PaymentVariables): string[] {
	const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
	const missing = keys.filter((key) => !given[key])
	if (missing.length === keys.length) return []
	return [
		...missing.map((key) => `${key} is missing: the payment provider's keys belong together.`),
		...(given.PAYMENTS ? ['PAYMENTS=sandbox and keys of the payment provider exclude each other.'] : []),
	]
}

/** @param isOwnServer a production database is used: the sandbox must then be asked for by name */
export function readPaymentSettings(given: PaymentVariables, isOwnServer: boolean): PaymentSettings {
	const hasKeys = Boolean(given.RAZORPAY_KEY_ID)
	const isSandbox = given.PAYMENTS === 'sandbox' || !isOwnServer
	return {
		mode: hasKeys ? 'razorpay' : isSandbox ? 'sandbox' : 'off',
		keyId: given.RAZORPAY_KEY_ID ?? '',
		keySecret: given.RAZORPAY_KEY_SECRET ?? '',
		webhookSecret: given.RAZORPAY_WEBHOOK_SECRET ?? '',
		previousWebhookSecret: given.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? null,
		apiUrl: given.RAZORPAY_API_URL.replace(/\/+$/, ''),
		checkoutUrl: given.RAZORPAY_CHECKOUT_URL,
		reconcileSeconds: given.RECONCILE_SECONDS,
		reconcileAfterSeconds: given.RECONCILE_AFTER_SECONDS,
	}
}

/** Lists the origins that the provider's checkout loads from; none for the sandbox, which is on our own. */
export function checkoutHosts({ mode, checkoutUrl, apiUrl }: PaymentSettings): string[] {
	if (mode !== 'razorpay') return []
	const hosts = [checkoutUrl, apiUrl].map((address) => new URL(address))
	// The checkout frames and reports to several hosts of the provider's own domain.
	const ofDomain = hosts.some(({ hostname }) => hostname.endsWith('.razorpay.com')) ? ['https://*.razorpay.com'] : []
	return [...new Set([...hosts.map(({ origin }) => origin), ...ofDomain])]
}
