import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sign } from '../platform/payments/signatures.ts'

interface FakePayment {
	id: string
	entity: 'payment'
	order_id: string
	status: string
	amount: number
	currency: string
	method: string
	error_description: string | null
}

interface FakeOrder {
	id: string
	amount: number
	currency: string
	receipt: string
}

type FakeRefund = { id: string; payment_id: string; amount: number; status: string; receipt: string }

/** Is how the provider behaves from now on. */
type Manner = 'well' | 'away' | 'slow' | 'nonsense' | 'lost-answers' | 'other-amount'

/** Is a provider of which everything can be known and told: it speaks over HTTP as the real one does. */
export interface FakeRazorpay {
	variables: Record<string, string>
	orders: FakeOrder[]
	payments: FakePayment[]
	refunds: FakeRefund[]
	behave(manner: Manner): void
	/** Makes a payment of an order, as a buyer would. */
	pay(orderId: string, given?: Partial<FakePayment>): FakePayment
	/** Signs as the provider does for the buyer's browser. */
	proofOf(payment: FakePayment): Record<string, string>
	/** Gives an event with its headers. */
	event(type: string, payload: object, given?: { id?: string; secret?: string }): FakeEvent
	close(): Promise<void>
}

export interface FakeEvent {
	body: string
	headers: Record<string, string>
}

const KEY_SECRET = 'key-secret-of-the-test'
const WEBHOOK_SECRET = 'webhook-secret-of-the-test'
const SLOW_MILLISECONDS = 6_000

export async function startFakeRazorpay(): Promise<FakeRazorpay> {
	const known: Known = { orders: [], payments: [], refunds: [], manner: 'well' }
	const server = createServer((request, response) => void answer(known, request, response))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		variables: {
			RAZORPAY_KEY_ID: 'rzp_test_of_the_test',
			RAZORPAY_KEY_SECRET: KEY_SECRET,
			RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
			RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'secret-before',
			RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
			// Nothing is asked by itself while a test tells its story.
			RECONCILE_SECONDS: '86400',
		},
		...known,
		behave: (manner) => {
			known.manner = manner
		},
		pay(orderId, given) {
			const { amount = 0, currency = 'INR' } = known.orders.find(({ id }) => id === orderId) ?? {}
			const id = `pay_${randomUUID()}`
			const usual = { status: 'captured', method: 'upi', error_description: null }
			const payment: FakePayment = { id, entity: 'payment', order_id: orderId, amount, currency, ...usual, ...given }
			known.payments.push(payment)
			return payment
		},
		proofOf,
		event: signedEvent,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	}
}

interface Known {
	orders: FakeOrder[]
	payments: FakePayment[]
	refunds: FakeRefund[]
	manner: Manner
}

const proofOf: FakeRazorpay['proofOf'] = ({ order_id, id }) => ({
	razorpay_order_id: order_id,
	razorpay_payment_id: id,
	razorpay_signature: sign(KEY_SECRET, `${order_id}|${id}`),
})

const signedEvent: FakeRazorpay['event'] = (type, payload, { id = randomUUID(), secret = WEBHOOK_SECRET } = {}) => {
	const body = JSON.stringify({ entity: 'event', event: type, payload })
	const headers = {
		'content-type': 'application/json',
		'x-razorpay-signature': sign(secret, body),
		'x-razorpay-event-id': id,
	}
	return { body, headers }
}

async function answer(known: Known, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const body = await text(request)
	const { manner } = known
	if (manner === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS))
	if (manner === 'nonsense') return void response.end('<html>welcome</html>')
	const made = manner === 'away' ? undefined : serve(known, request, body ? JSON.parse(body) : {})
	if (manner === 'away' || manner === 'lost-answers') return void request.socket.destroy()
	response
		.writeHead(made ? 200 : 400, { 'content-type': 'application/json' })
		.end(JSON.stringify(made ?? { error: { code: 'BAD_REQUEST_ERROR', description: 'no such thing' } }))
}

interface Given {
	amount?: number
	receipt?: string
}

function serve(known: Known, { method, url = '', headers }: IncomingMessage, body: Given): object | undefined {
	const { pathname, searchParams } = new URL(url, 'http://fake')
	const [, , kind, id = '', action] = pathname.split('/')
	if (kind === 'payments') return ofPayment(known, id, action, { body, key: String(headers['x-refund-idempotency']) })
	if (method === 'POST') return makeOrder(known, body)
	if (action === 'payments') return { items: known.payments.filter(({ order_id }) => order_id === id) }
	return { items: known.orders.filter(({ receipt }) => receipt === searchParams.get('receipt')) }
}

function makeOrder({ orders, manner }: Known, { amount = 0, receipt = '' }: Given): FakeOrder {
	const shown = manner === 'other-amount' ? 1 : amount
	const order = { id: `order_${randomUUID()}`, amount: shown, currency: 'INR', receipt }
	orders.push(order)
	return order
}

function ofPayment(
	known: Known,
	id: string,
	action: string | undefined,
	{ body, key }: { body: Given; key: string },
): object | undefined {
	const payment = known.payments.find((one) => one.id === id)
	if (action === 'refunds') return { items: known.refunds.filter(({ payment_id }) => payment_id === id) }
	if (payment && action === 'refund') return refund(known, payment, body.amount ?? 0, key)
	if (payment && action === 'capture') payment.status = 'captured'
	return payment
}

function refund({ refunds }: Known, payment: FakePayment, amount: number, receipt: string): FakeRefund {
	const before = refunds.find((one) => one.receipt === receipt)
	if (before) return before
	const made = { id: `rfnd_${randomUUID()}`, payment_id: payment.id, amount, status: 'processed', receipt }
	refunds.push(made)
	return made
}
