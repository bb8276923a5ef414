import { randomUUID } from 'node:crypto'
import { paise } from '@aravalli/shared/money'
import { fulfilOrder, insertOrder, setProviderOrder } from '../features/payments/orders/tables.ts'
import { insertRefund, insertRefundRequest } from '../features/payments/refunds/tables.ts'
import { insertPayment } from '../features/payments/settling/tables.ts'
import type { TestApp } from './start-app.ts'

export interface StoredPurchase {
	orderId: string
	providerOrderId: string
	paymentId: string
}

/**
 * Stores what a learner has paid for.
 * @param isRefunded it is being refunded, as the learner has asked for it and as this same account has decided
 */
export async function storePurchase(
	{ database }: TestApp,
	userId: string,
	{ isRefunded = false } = {},
): Promise<StoredPurchase> {
	const [orderId, paymentId] = [randomUUID(), randomUUID()]
	const providerOrderId = `order_${orderId}`
	const createdAt = new Date()
	const amountPaise = paise(13_500)
	await database.transaction(async (tx) => {
		const title = { english: 'Foundation course', hindi: 'आधार पाठ्यक्रम' }
		const item = { kind: 'course', itemId: 'foundation-course', title } as const
		const price = { pricePaise: amountPaise, originalPaise: paise(15_000), heldUntil: null }
		await insertOrder(tx, { id: orderId, userId, createdAt, ...item, ...price })
		await setProviderOrder(tx, orderId, providerOrderId, createdAt)
		await insertPayment(tx, {
			id: paymentId,
			orderId,
			providerPaymentId: `pay_${paymentId}`,
			status: 'captured',
			method: 'upi',
			amountPaise,
			currency: 'INR',
			failure: null,
			createdAt,
			capturedAt: createdAt,
		})
		await fulfilOrder(tx, orderId, paymentId, createdAt)
		if (!isRefunded) return
		await insertRefundRequest(tx, { id: randomUUID(), paymentId, userId, reason: 'I chose the wrong one', createdAt })
		const refund = { id: randomUUID(), paymentId, amountPaise, reason: 'as asked', createdAt }
		await insertRefund(tx, { ...refund, origin: 'administrator', requestedBy: userId })
	})
	return { orderId, providerOrderId, paymentId }
}
