/** Writes what the sandbox answers in the provider's form (https://razorpay.com/docs/api). */
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './tables.ts'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

export function orderEntity(order: SandboxOrder, isPaid: boolean) {
	const { id, receipt, amount, currency, notes, createdAt } = order
	return {
		id,
		entity: 'order',
		amount,
		amount_paid: isPaid ? amount : 0,
		amount_due: isPaid ? 0 : amount,
		currency,
		receipt,
		status: isPaid ? 'paid' : 'created',
		notes,
		created_at: seconds(createdAt),
	}
}

export function paymentEntity(payment: SandboxPayment) {
	const { id, orderId, status, method, amount, currency, failure, createdAt } = payment
	return {
		id,
		entity: 'payment',
		order_id: orderId,
		status,
		method,
		amount,
		currency,
		captured: status === 'captured',
		error_description: failure,
		created_at: seconds(createdAt),
	}
}

export function refundEntity({ id, paymentId, amount, idempotencyKey, notes, createdAt }: SandboxRefund) {
	return {
		id,
		entity: 'refund',
		payment_id: paymentId,
		amount,
		currency: 'INR',
		status: 'processed',
		receipt: idempotencyKey,
		notes,
		created_at: seconds(createdAt),
	}
}

export const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items })

export const failure = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } })
