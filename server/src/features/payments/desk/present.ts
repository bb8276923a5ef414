import type { Language } from '@aravalli/shared/language'
import { rupeesOf } from '@aravalli/shared/money'
import type { DeskOrder, DeskPayment, DeskRefund } from '@aravalli/shared/payments/admin-contract'
import type { Person } from '../../accounts/public.ts'
import { receiptNumber } from '../../receipts/public.ts'
import type { OrderRow } from '../orders/tables.ts'
import type { PaymentOfOrder, RefundOfOrder } from './tables.ts'

export type People = ReadonlyMap<string, Person>

export function buyerOf(userId: string, people: People): DeskOrder['buyer'] {
	const person = people.get(userId)
	return person ? { userId, name: person.name, email: person.email } : null
}

export function presentOrder(order: OrderRow, people: People, language: Language): DeskOrder {
	const { id, providerOrderId, kind, itemId, title, pricePaise, status, fulfilledBy, createdAt, userId } = order
	return {
		orderId: id,
		providerOrderId,
		buyer: buyerOf(userId, people),
		kind,
		itemId,
		title: title[language],
		price: rupeesOf(pricePaise),
		status,
		paymentId: fulfilledBy,
		createdAt: createdAt.toISOString(),
	}
}

interface AboutPayment {
	people: People
	/** Is the number of its receipt; absent where it has none. */
	receipt: number | undefined
	isRefundAsked: boolean
}

export function presentPayment(
	{ payment, order }: PaymentOfOrder,
	{ people, receipt, isRefundAsked }: AboutPayment,
	language: Language,
): DeskPayment {
	return {
		paymentId: payment.id,
		providerPaymentId: payment.providerPaymentId,
		orderId: order.id,
		buyer: buyerOf(order.userId, people),
		kind: order.kind,
		title: order.title[language],
		amount: rupeesOf(payment.amountPaise),
		refundedAmount: rupeesOf(payment.refundedPaise),
		status: payment.status,
		method: payment.method,
		receiptNumber: receipt === undefined ? null : receiptNumber(receipt),
		isRefundAsked,
		createdAt: payment.createdAt.toISOString(),
	}
}

export function presentRefund({ refund, order }: RefundOfOrder, people: People, language: Language): DeskRefund {
	return {
		refundId: refund.id,
		paymentId: refund.paymentId,
		buyer: buyerOf(order.userId, people),
		title: order.title[language],
		amount: rupeesOf(refund.amountPaise),
		status: refund.status,
		origin: refund.origin,
		reason: refund.reason,
		requestedByName: (refund.requestedBy && people.get(refund.requestedBy)?.name) || null,
		createdAt: refund.createdAt.toISOString(),
		doneAt: refund.doneAt?.toISOString() ?? null,
	}
}
