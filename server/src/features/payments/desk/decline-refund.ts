import { AppError } from '@aravalli/shared/errors'
import { insertLedgerEntry } from '../ledger/tables.ts'
import { paymentMailJob } from '../mails/payment-mail-job.ts'
import type { PaymentServices } from '../payment-services.ts'
import { decideRefundRequest, listRefundRequests } from '../refunds/tables.ts'
import { lockPayment } from '../settling/tables.ts'

interface Decision {
	paymentId: string
	/** Is mailed to the learner. */
	answer: string
	adminId: string
}

/** @throws AppError `payment.not-found`, `refund.not-asked` where nothing waits for a decision */
export async function declineRefund(
	{ database, jobs, now }: PaymentServices,
	{ paymentId, answer, adminId }: Decision,
): Promise<void> {
	await database.transaction(async (tx) => {
		const payment = await lockPayment(tx, paymentId)
		if (!payment) throw new AppError('payment.not-found')
		const [request] = await listRefundRequests(tx, [paymentId])
		const decision = { status: 'declined', answer, decidedAt: now() } as const
		if (!request || !(await decideRefundRequest(tx, paymentId, decision))) throw new AppError('refund.not-asked')
		await insertLedgerEntry(tx, {
			at: decision.decidedAt,
			actor: `user:${adminId}`,
			subject: 'refund-request',
			subjectId: request.id,
			orderId: payment.orderId,
			what: 'declined',
			before: { status: request.status },
			after: { status: 'declined' },
			why: answer,
		})
		await jobs.send(tx, paymentMailJob, { what: 'refund-declined', paymentId })
	})
}
