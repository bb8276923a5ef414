import type { Language } from '@aravalli/shared/language'
import { rupeesOf } from '@aravalli/shared/money'
import type { HistoryOrder, HistoryPayment } from '@aravalli/shared/payments/contract'
import { findReceiptsOf } from '../../receipts/public.ts'
import { listOrders, type OrderRow } from '../orders/tables.ts'
import type { PaymentServices } from '../payment-services.ts'
import { refundableUntil } from '../refunds/refund-rule.ts'
import { listRefundRequests, listRefunds, type RefundRequestRow, type RefundRow } from '../refunds/tables.ts'
import { listPayments, type PaymentRow } from '../settling/tables.ts'

/** Is as much as anybody has bought and tried to buy. */
const MOST = 200

interface Asked {
	userId: string
	language: Language
	status: string | undefined
}

export async function listOwnPayments(services: PaymentServices, asked: Asked): Promise<HistoryPayment[]> {
	const { db } = services.database
	const orders = await listOrders(db, asked.userId, MOST)
	const payments = await listPayments(
		db,
		orders.map(({ id }) => id),
	)
	const ids = payments.map(({ id }) => id)
	const [receipts, refunds, requests] = await Promise.all([
		findReceiptsOf(db, ids),
		listRefunds(db, ids),
		listRefundRequests(db, ids),
	])
	return payments.flatMap((payment) => {
		const order = orders.find(({ id }) => id === payment.orderId)
		if (!order || (asked.status !== undefined && payment.status !== asked.status)) return []
		return {
			...shared(order, asked.language),
			_id: payment.id,
			status: payment.status,
			amount: rupeesOf(payment.amountPaise),
			createdAt: payment.createdAt.toISOString(),
			receiptId: receipts.find(({ paymentId }) => paymentId === payment.id)?.id ?? null,
			method: payment.method,
			orderId: { courseId: courseOf(order, asked.language) },
			razorpayPaymentId: payment.providerPaymentId,
			refundedAmount: rupeesOf(payment.refundedPaise),
			...refundOf(payment, order, { refunds, requests, now: services.now() }),
		}
	})
}

export async function listOwnOrders(services: PaymentServices, asked: Asked): Promise<HistoryOrder[]> {
	const { db } = services.database
	const orders = await listOrders(db, asked.userId, MOST)
	const receipts = await findReceiptsOf(
		db,
		orders.flatMap(({ fulfilledBy }) => fulfilledBy ?? []),
	)
	const rows = orders.map((order) => ({
		...shared(order, asked.language),
		_id: order.id,
		status: orderStatuses[order.status],
		amount: rupeesOf(order.pricePaise),
		createdAt: order.createdAt.toISOString(),
		receiptId: receipts.find(({ paymentId }) => paymentId === order.fulfilledBy)?.id ?? null,
		courseId: courseOf(order, asked.language),
		razorpayOrderId: order.providerOrderId,
	}))
	return rows.filter(({ status }) => asked.status === undefined || status === asked.status)
}

const orderStatuses = { open: 'created', lapsed: 'failed', paid: 'paid' } as const

function shared({ kind, itemId, title }: OrderRow, language: Language) {
	const currency = 'INR' as const
	return { kind, title: title[language], currency, ...(kind === 'evaluation-plan' && { planId: itemId }) }
}

const courseOf = ({ kind, itemId, title }: OrderRow, language: Language) =>
	kind === 'course' ? { id: itemId, title: title[language] } : null

interface OfRefunds {
	refunds: RefundRow[]
	requests: RefundRequestRow[]
	now: Date
}

function refundOf(
	payment: PaymentRow,
	order: OrderRow,
	{ refunds, requests, now }: OfRefunds,
): Pick<HistoryPayment, 'refundState' | 'refundableUntil'> {
	const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
	const request = requests.find(({ paymentId }) => paymentId === payment.id)
	const until = payment.capturedAt && refundableUntil(payment.capturedAt)
	const isOpen =
		order.fulfilledBy === payment.id &&
		own.length === 0 &&
		payment.refundedPaise === 0 &&
		!request &&
		until !== null &&
		until >= now
	return { refundState: refundState(payment, own, request), refundableUntil: isOpen ? until.toISOString() : null }
}

function refundState(
	payment: PaymentRow,
	own: RefundRow[],
	request: RefundRequestRow | undefined,
): HistoryPayment['refundState'] {
	if (payment.status === 'refunded') return 'done'

	if (own.length > 0) return own.every(({ status }) => status === 'done') ? 'done' : 'started'
	return request?.status === 'open' ? 'asked' : 'none'
}
