import { hash } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { z } from 'zod'
import { paymentAnswer, refundAnswer } from '../../../platform/payments/razorpay-answers.ts'
import { isProviderOrder } from '../orders/tables.ts'
import type { PaymentServices } from '../payment-services.ts'
import { noteRefund } from '../refunds/send-refund.ts'
import { settle } from './settle.ts'

const entity = <T extends z.ZodType>(of: T) => z.object({ entity: of }).optional()

const event = z.object({
	event: z.string().max(100),
	payload: z.object({ payment: entity(paymentAnswer), refund: entity(refundAnswer) }).loose(),
})

export interface GivenEvent {
	rawBody: Buffer
	signature: string
	/** Is '' where the provider names none. */
	eventId: string
}

/**
 * Takes an event of the provider. Whatever it is, it can come again, late and in any order; what is not about one of our orders is passed
 * over, because several products may share one account.
 *
 * @throws AppError `webhook.not-signed`; anything else that is thrown has the provider send it again
 */
export async function takeEvent(services: PaymentServices, { rawBody, signature, eventId }: GivenEvent): Promise<void> {
	const { provider, log } = services
	if (!provider?.isSignedEvent(rawBody, signature)) throw new AppError('webhook.not-signed')
	const read = event.safeParse(parse(rawBody))
	if (!read.success) {
		log.warn(
			{ event: eventId },
			'An event of the payment provider could not be read; the job that asks it will find the payment.',
		)
		return
	}
	const { event: type, payload } = read.data
	const id = eventId || hash('sha256', rawBody)
	if (type.startsWith('refund.')) {
		if (payload.refund) await noteRefund(services, payload.refund.entity, 'provider:webhook')
	} else if (payload.payment) {
		const payment = payload.payment.entity
		const by = 'provider:webhook'
		await settle(services, { order: isProviderOrder(payment.orderId), payment, by, event: { id, type } })
	}
}

function parse(rawBody: Buffer): unknown {
	try {
		return JSON.parse(rawBody.toString('utf8'))
	} catch {
		return null
	}
}
