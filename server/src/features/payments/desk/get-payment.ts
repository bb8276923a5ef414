import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import { findPeople } from '../../accounts/public.ts'
import { findReceiptsOf } from '../../receipts/public.ts'
import { findByOrder } from '../../subscriptions/public.ts'
import { type LedgerRow, listLedger } from '../ledger/tables.ts'
import { findOrder, isOrder, type OrderRow } from '../orders/tables.ts'
import { type PaymentServices, sellerOf } from '../payment-services.ts'
import { listRefundRequests, listRefunds, type RefundRequestRow } from '../refunds/tables.ts'
import { findPayment, type PaymentRow } from '../settling/tables.ts'
import { type People, presentOrder, presentPayment, presentRefund } from './present.ts'

/** Tells all that is known of a payment. @throws AppError `payment.not-found` */
export async function getPayment(
	services: PaymentServices,
	paymentId: string,
	language: Language,
): Promise<DeskPaymentPage> {
	const { db } = services.database
	const payment = await findPayment(db, paymentId)
	const order = payment && (await findOrder(db, isOrder(payment.orderId)))
	if (!payment || !order) throw new AppError('payment.not-found')
	const [refunds, [request], [receipt], ledger, access] = await Promise.all([
		listRefunds(db, [paymentId]),
		listRefundRequests(db, [paymentId]),
		findReceiptsOf(db, [paymentId]),
		listLedger(db, order.id),
		findAccess(services, payment, order, language),
	])
	const actors = ledger.flatMap(({ actor }) => userOf(actor) ?? [])
	const people = await findPeople(db, [order.userId, ...actors, ...refunds.flatMap((one) => one.requestedBy ?? [])])
	const about = { people, receipt: receipt?.number, isRefundAsked: request?.status === 'open' }
	return {
		...presentPayment({ payment, order }, about, language),
		failure: payment.failure,
		capturedAt: payment.capturedAt?.toISOString() ?? null,
		order: presentOrder(order, people, language),
		receiptId: receipt?.id ?? null,
		access,
		refunds: refunds.map((refund) => presentRefund({ refund, order }, people, language)),
		request: request ? presentRequest(request) : null,
		ledger: ledger.map((entry) => presentEntry(entry, people)),
	}
}

/** Gives what the payment gave; null where its order was paid by another one or by none. */
async function findAccess(
	services: PaymentServices,
	{ id, amountPaise, refundedPaise }: PaymentRow,
	order: OrderRow,
	language: Language,
): Promise<DeskPaymentPage['access']> {
	if (order.fulfilledBy !== id) return null
	const { db } = services.database
	const [granted, subscription] = await Promise.all([
		sellerOf(services, order.kind).findGranted(db, order.id, language),
		findByOrder(db, order.id),
	])
	// A refund that the provider refuses has ended the access all the same.
	const isCancelled = (subscription?.cancelledAt ?? null) !== null
	return {
		from: granted?.validFrom?.toISOString() ?? null,
		until: granted?.validTill?.toISOString() ?? null,
		isEnded: isCancelled || refundedPaise === amountPaise,
	}
}

function presentRequest({ reason, status, answer, createdAt, decidedAt }: RefundRequestRow) {
	return {
		reason,
		status,
		answer,
		createdAt: createdAt.toISOString(),
		decidedAt: decidedAt?.toISOString() ?? null,
	}
}

const userOf = (actor: string) => (actor.startsWith('user:') ? actor.slice('user:'.length) : null)

function presentEntry({ at, actor, subject, what, before, after, why }: LedgerRow, people: People) {
	const userId = userOf(actor)
	return {
		at: at.toISOString(),
		actor: { way: userId === null ? actor : 'user', name: (userId && people.get(userId)?.name) || null },
		subject,
		what,
		before,
		after,
		why,
	}
}
