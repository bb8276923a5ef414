/**
 * Speaks to Razorpay, or to whatever speaks as it does (https://razorpay.com/docs/api): the built-in sandbox is asked by this same code.
 */
import type { z } from 'zod'
import { type PaymentProvider, ProviderFailure } from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { listOf, orderAnswer, paymentAnswer, refundAnswer } from './razorpay-answers.ts'
import { isSigned } from './signatures.ts'

const TIME_LIMIT_MILLISECONDS = 5_000

interface Asked {
	method: 'GET' | 'POST'
	headers: Record<string, string>
	body?: string
	signal: AbortSignal
}

/** Is `fetch`, or what leads to the sandbox in this process. */
export type SendToProvider = (url: string, asked: Asked) => Promise<{ status: number; json(): unknown }>

interface Call {
	method: 'GET' | 'POST'
	/** It begins with a slash, below `/v1`. */
	path: string
	body?: object
	headers?: Record<string, string>
}

type ClientSettings = Pick<
	PaymentSettings,
	'keyId' | 'keySecret' | 'webhookSecret' | 'previousWebhookSecret' | 'apiUrl' | 'checkoutUrl' | 'mode'
>

export function createRazorpayClient(settings: ClientSettings, send: SendToProvider = fetch): PaymentProvider {
	const { keyId, keySecret, webhookSecret, previousWebhookSecret, apiUrl } = settings
	const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

	async function ask<T extends z.ZodType>({ method, path, body, headers }: Call, answer: T): Promise<z.output<T>> {
		const response = await send(`${apiUrl}/v1${path}`, {
			method,
			headers: {
				authorization,
				accept: 'application/json',
				...(body && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
		}).catch(() => {
			throw new ProviderFailure('away', `${method} ${path}`)
		})
		const content = await Promise.resolve(response.json()).catch(() => null)
		if (response.status >= 400) throw refusal(response.status, `${method} ${path}`, content)
		const read = answer.safeParse(content)
		if (!read.success) throw new ProviderFailure('away', `${method} ${path}: an answer of another form`)
		return read.data
	}

	return {
		keyId,
		checkoutUrl: settings.checkoutUrl,
		isTestMode: settings.mode === 'sandbox' || keyId.startsWith('rzp_test_'),
		createOrder: ({ receipt, amountPaise, notes }) =>
			ask(
				{ method: 'POST', path: '/orders', body: { amount: amountPaise, currency: 'INR', receipt, notes } },
				orderAnswer,
			),
		async findOrder(receipt) {
			const path = `/orders?receipt=${encodeURIComponent(receipt)}`
			const { items } = await ask({ method: 'GET', path }, listOf(orderAnswer))
			return items[0] ?? null
		},
		findPayment: (id) => ask({ method: 'GET', path: `/payments/${encodeURIComponent(id)}` }, paymentAnswer),
		async listPayments(orderId) {
			const path = `/orders/${encodeURIComponent(orderId)}/payments`
			return (await ask({ method: 'GET', path }, listOf(paymentAnswer))).items
		},
		capture({ id, amountPaise, currency }) {
			const path = `/payments/${encodeURIComponent(id)}/capture`
			return ask({ method: 'POST', path, body: { amount: amountPaise, currency } }, paymentAnswer)
		},
		refund({ paymentId, amountPaise, refundId }) {
			const path = `/payments/${encodeURIComponent(paymentId)}/refund`
			const body = { amount: amountPaise, receipt: refundId, notes: { refund: refundId } }
			return ask({ method: 'POST', path, body, headers: { 'x-refund-idempotency': refundId } }, refundAnswer)
		},
		async listRefunds(paymentId) {
			const path = `/payments/${encodeURIComponent(paymentId)}/refunds`
			return (await ask({ method: 'GET', path }, listOf(refundAnswer))).items
		},
		isSignedPayment: (orderId, paymentId, signature) => isSigned(keySecret, `${orderId}|${paymentId}`, signature),
		isSignedEvent: (rawBody, signature) =>
			isSigned(webhookSecret, rawBody, signature) || isSigned(previousWebhookSecret ?? '', rawBody, signature),
	}
}

/** Too many calls and faults of the provider's own pass; the rest would end in the same way. */
function refusal(status: number, what: string, content: unknown): ProviderFailure {
	const { error } = (content ?? {}) as { error?: { description?: unknown } }
	const isPassing = status === 429 || status >= 500
	return new ProviderFailure(isPassing ? 'away' : 'refused', `${what}: ${status} ${String(error?.description ?? '')}`)
}
