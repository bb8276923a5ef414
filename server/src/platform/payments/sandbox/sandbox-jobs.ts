import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open-database.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { sign } from '../signatures.ts'
import { type PaymentEvent, plannedEvents, type WebhookMode } from './planned-events.ts'
import { orderEntity, paymentEntity } from './sandbox-answers.ts'
import { captureSandboxPayment, findSandboxOrder, findSandboxPayment } from './tables.ts'

export const sandboxEventJob = defineJob<{ type: PaymentEvent; paymentId: string; eventId: string }>(
	'payment-sandbox.event',
)
export const sandboxCaptureJob = defineJob<{ paymentId: string; webhook: WebhookMode }>('payment-sandbox.capture')

interface SandboxServices {
	app: FastifyInstance
	database: Database
	jobs: Jobs
	settings: Pick<PaymentSettings, 'webhookSecret'>
}

/** Has the sandbox's events delivered and its late payments captured, as a provider's own machines would. */
export function workForSandbox({ app, database, jobs, settings }: SandboxServices): void {
	jobs.work(sandboxEventJob, async ({ type, paymentId, eventId }) => {
		const payment = await findSandboxPayment(database.db, paymentId)
		const order = payment && (await findSandboxOrder(database.db, payment.orderId))
		if (!payment || !order) return
		const body = JSON.stringify({
			entity: 'event',
			event: type,
			payload: {
				payment: { entity: { ...paymentEntity(payment), status: statusBy[type] } },
				order: { entity: orderEntity(order, type !== 'payment.failed') },
			},
		})
		const answer = await app.inject({
			method: 'POST',
			url: '/api/payment/webhook',
			payload: body,
			headers: {
				'content-type': 'application/json',
				'x-razorpay-signature': sign(settings.webhookSecret, body),
				'x-razorpay-event-id': eventId,
			},
		})
		if (answer.statusCode >= 300) throw new Error(`the webhook was answered ${answer.statusCode}`)
	})
	jobs.work(sandboxCaptureJob, ({ paymentId, webhook }) =>
		database.transaction(async (tx) => {
			if (await captureSandboxPayment(tx, paymentId)) await announce(jobs, tx, { paymentId, outcome: 'paid', webhook })
		}),
	)
}

/** An event says how things were when it happened. */
const statusBy: Record<PaymentEvent, string> = {
	'payment.authorized': 'authorized',
	'payment.captured': 'captured',
	'order.paid': 'captured',
	'payment.failed': 'failed',
}

interface Announced {
	paymentId: string
	outcome: 'paid' | 'failed'
	webhook: WebhookMode
}

/** Stores the events of a payment, to be delivered. */
export async function announce(
	jobs: Jobs,
	db: Parameters<Jobs['send']>[0],
	{ paymentId, outcome, webhook }: Announced,
): Promise<void> {
	for (const { type, number, afterSeconds } of plannedEvents(outcome, webhook)) {
		const data = { type, paymentId, eventId: `evt_${paymentId}_${number}` }
		await jobs.send(db, sandboxEventJob, data, { afterSeconds })
	}
}
