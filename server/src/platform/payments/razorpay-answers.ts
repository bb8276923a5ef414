/** Reads what the provider answers; what has another form is nonsense, and counts as no answer. */
import { paymentStatuses } from '@aravalli/shared/payment-status'
import { z } from 'zod'
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './payment-provider.ts'

const order = z.object({ id: z.string().min(1), amount: z.int().positive(), currency: z.string() })

const payment = z.object({
	id: z.string().min(1),
	order_id: z.string().nullish(),
	status: z.enum(paymentStatuses),
	amount: z.int().positive(),
	currency: z.string(),
	method: z.string().nullish(),
	error_description: z.string().nullish(),
})

const refund = z.object({
	id: z.string().min(1),
	payment_id: z.string().nullish(),
	status: z.enum(['pending', 'processed', 'failed']),
	receipt: z.string().nullish(),
})

export const orderAnswer = order.transform(
	({ id, amount, currency }): ProviderOrder => ({ id, amountPaise: amount, currency }),
)

export const paymentAnswer = payment.transform(
	(given): ProviderPayment => ({
		id: given.id,
		orderId: given.order_id ?? '',
		status: given.status,
		amountPaise: given.amount,
		currency: given.currency,
		method: given.method ?? null,
		failure: given.error_description ?? null,
	}),
)

export const refundAnswer = refund.transform(
	({ id, status, receipt }): ProviderRefund => ({ id, status, refundId: receipt ?? null }),
)

export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
