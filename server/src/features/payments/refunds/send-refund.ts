import { lessOf } from '@aravalli/shared/money'
import type { Transaction } from '../../../platform/database/open-database.ts'
import {
	type PaymentProvider,
	ProviderFailure,
	type ProviderRefund,
} from '../../../platform/payments/payment-provider.ts'
import { insertLedgerEntry, type LedgerActor } from '../ledger/tables.ts'
import { paymentMailJob } from '../mails/payment-mail-job.ts'
import type { PaymentServices } from '../payment-services.ts'
import { findPayment, lockPayment, type PaymentRow, updatePayment } from '../settling/tables.ts'
import { findRefund, listRefunds, lockRefund, type RefundRow, updateRefund } from './tables.ts'

/**
 * Keeps the promise of a refund. It may run again and at the same time: the refund's own id is the idempotency key.
 * @throws ProviderFailure when the provider is away: it is then tried again
 */
export async function sendRefund(services: PaymentServices, { refundId }: { refundId: string }): Promise<void> {
	const { database, provider, log } = services
	const refund = await findRefund(database.db, refundId)
	const payment = refund && (await findPayment(database.db, refund.paymentId))
	if (!provider || !refund || !payment || refund.status === 'done') return
	try {
		await noteRefund(services, { ...(await ask(provider, refund, payment)), refundId }, 'provider:asked')
	} catch (error) {
		if (!(error instanceof ProviderFailure) || error.kind === 'away') throw error
		log.error(
			{ refund: refundId, reason: error.message },
			'A REFUND WAS REFUSED by the payment provider; see to it there.',
		)
		await noteRefund(services, { id: `refused-${refundId}`, refundId, status: 'failed' }, 'provider:asked')
	}
}

/** What was sent before is only asked about; what was refused may have been made by an attempt whose answer was lost. */
async function ask(provider: PaymentProvider, refund: RefundRow, payment: PaymentRow): Promise<ProviderRefund> {
	const { id: refundId, amountPaise } = refund
	const paymentId = payment.providerPaymentId
	const findMade = async () =>
		(await provider.listRefunds(paymentId)).find(
			(made) => made.refundId === refundId || made.id === refund.providerRefundId,
		)
	const sent = refund.status === 'sent' ? await findMade() : undefined
	if (sent) return sent
	try {
		return await provider.refund({ paymentId, amountPaise, refundId })
	} catch (error) {
		const made = error instanceof ProviderFailure && error.kind === 'refused' ? await findMade() : undefined
		if (made) return made
		throw error
	}
}

const statusOf: Record<ProviderRefund['status'], RefundRow['status']> = {
	pending: 'sent',
	processed: 'done',
	failed: 'failed',
}

/** Notes what the provider tells of a refund, once; what is done stays done. */
export async function noteRefund(services: PaymentServices, told: ProviderRefund, by: LedgerActor): Promise<void> {
	await services.database.transaction(async (tx) => {
		const found = await lockRefund(tx, told.refundId ?? '', told.id)
		const status = statusOf[told.status]
		if (!found || found.status === 'done' || found.status === status) return
		const payment = await lockPayment(tx, found.paymentId)
		if (!payment) return
		const at = services.now()
		const doneAt = status === 'done' ? at : null
		await updateRefund(tx, found.id, { status, providerRefundId: told.id, doneAt })
		if (doneAt) await finishRefund(services, tx, payment, found.id)
		if (status === 'failed') await giveUpRefund(tx, payment, found)
		await insertLedgerEntry(tx, {
			at,
			actor: by,
			subject: 'refund',
			subjectId: found.id,
			orderId: payment.orderId,
			what: status,
			before: { status: found.status },
			after: { status, providerRefundId: told.id },
			why: found.reason,
		})
	})
}

/** A payment is refunded when all of it is back, in however many parts. */
async function finishRefund(
	{ jobs }: PaymentServices,
	tx: Transaction,
	payment: PaymentRow,
	refundId: string,
): Promise<void> {
	const isAllBack =
		payment.refundedPaise === payment.amountPaise &&
		(await listRefunds(tx, [payment.id])).every(({ status }) => status === 'done')
	if (isAllBack) await updatePayment(tx, payment.id, { status: 'refunded' })
	await jobs.send(tx, paymentMailJob, { what: 'refund-done', paymentId: payment.id, refundId })
}

/**
 * An administrator can try again what the provider has refused. A refund that nobody has asked for stays: its payment has not been granted,
 * and must not be.
 */
async function giveUpRefund(tx: Transaction, payment: PaymentRow, { origin, amountPaise }: RefundRow): Promise<void> {
	if (origin === 'automatic') return
	await updatePayment(tx, payment.id, { refundedPaise: lessOf(payment.refundedPaise, amountPaise) })
}
