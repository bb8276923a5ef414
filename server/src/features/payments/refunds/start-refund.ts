import { randomUUID } from 'node:crypto'
import { AppError } from '@aravalli/shared/errors'
import { type Paise, sumOf } from '@aravalli/shared/money'
import { isCaptured } from '@aravalli/shared/payment-status'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { paymentMailJob } from '../mails/payment-mail-job.ts'
import type { PaymentServices } from '../payment-services.ts'
import { type PaymentRow, updatePayment } from '../settling/tables.ts'
import { sendRefundJob } from './send-refund-job.ts'
import { insertRefund } from './tables.ts'

export interface RefundWish {
	/** It must be locked. */
	payment: PaymentRow
	amountPaise: Paise
	reason: string
	/** Is the administrator's account; null for one that nobody has asked for. */
	requestedBy: string | null
}

/**
 * Promises money back: the row is the promise, and a job keeps it. Nothing is sent inside the transaction.
 *
 * @returns the refund's id; null where the payment is being refunded by itself already
 * @throws AppError `refund.not-captured`, `refund.too-much`
 */
export async function startRefund(
	{ jobs, now }: PaymentServices,
	tx: Transaction,
	{ payment, amountPaise, reason, requestedBy }: RefundWish,
): Promise<string | null> {
	if (!isCaptured(payment.status)) throw new AppError('refund.not-captured')
	const refunded = sumOf([payment.refundedPaise, amountPaise])
	const isAutomatic = requestedBy === null
	if (refunded > payment.amountPaise) {
		if (isAutomatic) return null
		throw new AppError('refund.too-much')
	}
	const id = randomUUID()
	const createdAt = now()
	const origin = isAutomatic ? 'automatic' : 'administrator'
	const refund = { id, paymentId: payment.id, amountPaise, origin, reason, requestedBy, createdAt } as const
	if (!(await insertRefund(tx, refund))) return null
	await updatePayment(tx, payment.id, { refundedPaise: refunded })
	await insertLedgerEntry(tx, {
		at: createdAt,
		actor: isAutomatic ? 'system' : `user:${requestedBy}`,
		subject: 'refund',
		subjectId: id,
		orderId: payment.orderId,
		what: 'promised',
		before: { refundedPaise: payment.refundedPaise },
		after: { refundedPaise: refunded, amountPaise },
		why: reason,
	})
	await jobs.send(tx, sendRefundJob, { refundId: id })
	await jobs.send(tx, paymentMailJob, { what: 'refund-started', paymentId: payment.id, refundId: id })
	return id
}
