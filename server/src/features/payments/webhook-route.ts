import { paymentsContract } from '@aravalli/shared/payments/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PaymentServices } from './payment-services.ts'
import { takeEvent } from './settling/take-event.ts'

const key = 'POST /api/payment/webhook'
const contract = { [key]: paymentsContract[key] }

const headerOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** Mounts it in a scope of its own: what the provider signs is the raw body, whatever type it calls it. */
export function webhookRoute(app: FastifyInstance, services: PaymentServices): void {
	app.removeAllContentTypeParsers()
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
	mountContract(app, contract, {
		[key]: async ({ request: { body, headers } }) => {
			await takeEvent(services, {
				rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
				signature: headerOf(headers['x-razorpay-signature']),
				eventId: headerOf(headers['x-razorpay-event-id']),
			})
			return { success: true }
		},
	})
}
