import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { sign } from '../signatures.ts'
import type { WebhookMode } from './planned-events.ts'
import { announce, sandboxCaptureJob } from './sandbox-jobs.ts'
import { findSandboxOrder, insertSandboxPayment, listSandboxPayments, type SandboxPayment } from './tables.ts'

export const paymentOutcomes = ['paid', 'failed', 'late'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** A late payment is captured after this: long enough to see what the learner is told meanwhile. */
const LATE_CAPTURE_SECONDS = 20

export interface SandboxPay {
	orderId: string
	method: 'card' | 'upi' | 'netbanking'
	outcome: PaymentOutcome
	webhook: WebhookMode
	/** Is how late a late payment is, where it is not the usual time. */
	afterSeconds?: number | undefined
}

type Paid =
	| { state: 'paid'; razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
	| { state: 'failed'; razorpay_payment_id: string; description: string }
	| { state: 'late'; razorpay_payment_id: string }

/** @returns null for an order that does not exist, or is paid already */
export async function payInSandbox(
	{ database, jobs, settings }: { database: Database; jobs: Jobs; settings: PaymentSettings },
	{ orderId, method, outcome, webhook, afterSeconds = LATE_CAPTURE_SECONDS }: SandboxPay,
): Promise<Paid | null> {
	return database.transaction(async (tx) => {
		const order = await findSandboxOrder(tx, orderId)
		if (!order || (await listSandboxPayments(tx, orderId)).some(({ status }) => status === 'captured')) return null
		const payment = await insertSandboxPayment(tx, {
			id: `pay_${randomBytes(8).toString('hex')}`,
			orderId,
			method,
			amount: order.amount,
			currency: order.currency,
			...beginnings[outcome],
		})
		if (!payment) return null
		if (outcome === 'late') await jobs.send(tx, sandboxCaptureJob, { paymentId: payment.id, webhook }, { afterSeconds })
		else await announce(jobs, tx, { paymentId: payment.id, outcome, webhook })
		return answerOf(payment, outcome, settings)
	})
}

const beginnings = {
	paid: { status: 'captured', failure: null },
	failed: { status: 'failed', failure: 'The bank has declined this payment (test mode).' },
	late: { status: 'created', failure: null },
} as const

function answerOf(
	{ id, orderId, failure }: SandboxPayment,
	outcome: PaymentOutcome,
	{ keySecret }: PaymentSettings,
): Paid {
	if (outcome === 'late') return { state: 'late', razorpay_payment_id: id }
	if (outcome === 'failed') return { state: 'failed', razorpay_payment_id: id, description: failure ?? '' }
	return {
		state: 'paid',
		razorpay_payment_id: id,
		razorpay_order_id: orderId,
		razorpay_signature: sign(keySecret, `${orderId}|${id}`),
	}
}
