import { paymentMailJob } from './mails/payment-mail-job.ts'
import type { PaymentServices } from './payment-services.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { sendRefundJob } from './refunds/send-refund-job.ts'
import { reconcile, reconcileJob } from './settling/reconcile.ts'

/** Has payments reconciled and refunds sent, by one of all processes. Call it before the jobs start. */
export function workForPayments(services: PaymentServices): void {
	const { jobs, reconcile: settings } = services
	jobs.work(sendRefundJob, (data) => sendRefund(services, data))
	jobs.work(reconcileJob, () => reconcile(services))
	jobs.every(reconcileJob, settings.everySeconds / 60)
	jobs.work(paymentMailJob, async () => undefined)
}
