/**
 * Is the one door through which money becomes access. Verification by the browser, the provider's events and the job that asks the provider
 * all come through it, in any order, repeated and at the same time; and whatever dies half-way, nothing of it is stored.
 *
 * It decides: a payment grants what its order is for, once. A payment that cannot grant (its order is granted already, another amount, the
 * slot is gone, the account is closed) is refunded, once. So each captured payment ends as exactly one of the two
 * (docs/adr/0059-one-door-for-money.md).
 */
import { randomUUID } from 'node:crypto'
import { paise } from '@aravalli/shared/money'
import { higherStatus, isCaptured } from '@aravalli/shared/payment-status'
import type { SqlPart } from '../../../platform/database/database.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts'
import { issueReceipt } from '../../receipts/public.ts'
import { insertLedgerEntry, type LedgerActor } from '../ledger/tables.ts'
import { paymentMailJob } from '../mails/payment-mail-job.ts'
import { soldOrder } from '../orders/sold-order.ts'
import { fulfilOrder, lockOrder, type OrderRow } from '../orders/tables.ts'
import { type Buyer, type PaymentServices, sellerOf } from '../payment-services.ts'
import { startRefund } from '../refunds/start-refund.ts'
import { findByProviderId, insertEvent, insertPayment, type PaymentRow, updatePayment } from './tables.ts'

export interface Told {
	/** Finds the order. */
	order: SqlPart
	payment: ProviderPayment
	by: LedgerActor
	/** Is the provider's event that tells of it. */
	event?: { id: string; type: string }
}

/** 'unknown': there is no such order; 'open': no money has been taken by it, or the event has been taken before. */
export type Settled = 'unknown' | 'open' | 'granted' | 'refunding'

export async function settle(services: PaymentServices, told: Told): Promise<Settled> {
	return services.database.transaction(async (tx) => {
		const order = await lockOrder(tx, told.order)
		if (!order) return 'unknown'
		const { event } = told
		// Its effect was stored with its id.
		if (event && !(await insertEvent(tx, event.id, event.type, services.now()))) return 'open'
		const payment = await storePayment(services, tx, order, told)
		if (!isCaptured(payment.status)) return 'open'
		if (order.fulfilledBy === payment.id) return endIfRefundedElsewhere(services, tx, order, payment)
		return grantOrRefund(services, tx, order, payment)
	})
}

/** Stores what the provider tells of a payment; its status only rises. */
async function storePayment(
	{ now }: PaymentServices,
	tx: Transaction,
	order: OrderRow,
	{ payment: told, by }: Told,
): Promise<PaymentRow> {
	const at = now()
	const known = await findByProviderId(tx, told.id)
	if (known && higherStatus(known.status, told.status) === known.status) return known
	const payment = known ? risen(known, told, at) : firstSeen(order.id, told, at)
	const { id, status, method, failure, capturedAt } = payment
	if (known) await updatePayment(tx, id, { status, method, failure, capturedAt })
	else await insertPayment(tx, payment)
	await insertLedgerEntry(tx, {
		at,
		actor: by,
		subject: 'payment',
		subjectId: id,
		orderId: order.id,
		what: status,
		before: known && { status: known.status },
		after: { status, amountPaise: payment.amountPaise, currency: payment.currency, providerPaymentId: told.id },
		why: failure ?? 'the provider has told of it',
	})
	return payment
}

function firstSeen(orderId: string, told: ProviderPayment, at: Date): PaymentRow {
	const { id: providerPaymentId, status, method, amountPaise, currency, failure } = told
	return {
		id: randomUUID(),
		orderId,
		providerPaymentId,
		status,
		method,
		amountPaise: paise(amountPaise),
		currency,
		failure,
		refundedPaise: paise(0),
		createdAt: at,
		capturedAt: isCaptured(status) ? at : null,
	}
}

function risen(known: PaymentRow, { status, method, failure }: ProviderPayment, at: Date): PaymentRow {
	const capturedAt = known.capturedAt ?? (isCaptured(status) ? at : null)
	return { ...known, status, method: method ?? known.method, failure, capturedAt }
}

async function grantOrRefund(
	services: PaymentServices,
	tx: Transaction,
	order: OrderRow,
	payment: PaymentRow,
): Promise<Settled> {
	const refuse = async (reason: string): Promise<Settled> => {
		await startRefund(services, tx, { payment, amountPaise: payment.amountPaise, reason, requestedBy: null })
		return 'refunding'
	}
	// It was refused before, and what is free by now is not given to it as well; or somebody has given it back at the provider's own desk.
	if (payment.refundedPaise > 0 || payment.status === 'refunded') return 'refunding'
	if (order.fulfilledBy !== null) return refuse('the order was paid already')
	if (payment.amountPaise !== order.pricePaise || payment.currency !== 'INR')
		return refuse('another amount than the price was paid')
	const buyer = await services.findBuyer(tx, order.userId)
	if (!buyer) return refuse('the account has been closed')
	return (await grant(services, tx, order, payment, buyer)) ? 'granted' : refuse('what was ordered is gone')
}

/** @returns false where it cannot be given any more */
async function grant(
	services: PaymentServices,
	tx: Transaction,
	order: OrderRow,
	payment: PaymentRow,
	buyer: Buyer,
): Promise<boolean> {
	const at = services.now()
	const granted = await sellerOf(services, order.kind).grant(tx, soldOrder(order), at)
	if (!granted) return false
	await fulfilOrder(tx, order.id, payment.id, at)
	const receiptId = await issueReceipt(
		tx,
		{
			paymentId: payment.id,
			userId: order.userId,
			title: order.title,
			amountPaise: payment.amountPaise,
			originalPaise: order.originalPaise,
			method: payment.method,
			providerPaymentId: payment.providerPaymentId,
			validFrom: granted.validFrom,
			validTill: granted.validTill,
			buyer,
			paidAt: payment.capturedAt ?? at,
		},
		services.gst,
	)
	await insertLedgerEntry(tx, {
		at,
		actor: 'system',
		subject: 'order',
		subjectId: order.id,
		orderId: order.id,
		what: 'granted',
		before: { status: order.status },
		after: {
			status: 'paid',
			paymentId: payment.id,
			receiptId,
			subscriptionId: granted.subscriptionId,
			validTill: granted.validTill,
		},
		why: 'its price was paid',
	})
	await services.jobs.send(tx, paymentMailJob, { what: 'paid', paymentId: payment.id })
	return true
}

/** A payment that was granted, and that the provider gives back without us, ends the access. */
async function endIfRefundedElsewhere(
	services: PaymentServices,
	tx: Transaction,
	order: OrderRow,
	payment: PaymentRow,
): Promise<Settled> {
	if (payment.status !== 'refunded' || payment.refundedPaise === payment.amountPaise) return 'granted'
	const { id, amountPaise, refundedPaise } = payment
	const at = services.now()
	await updatePayment(tx, id, { refundedPaise: amountPaise })
	await sellerOf(services, order.kind).revoke(tx, soldOrder(order), at)
	await insertLedgerEntry(tx, {
		at,
		actor: 'system',
		subject: 'order',
		subjectId: order.id,
		orderId: order.id,
		what: 'revoked',
		before: { refundedPaise },
		after: { refundedPaise: amountPaise },
		why: 'the money was given back at the provider’s own desk',
	})
	return 'granted'
}
