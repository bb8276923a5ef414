import { paymentMailJob } from './mails/payment-mail-job.ts'
import { type PaymentMailServices, sendPaymentMail } from './mails/send-payment-mail.ts'
import type { PaymentServices } from './payment-services.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { sendRefundJob } from './refunds/send-refund-job.ts'
import { reconcile, reconcileJob } from './settling/reconcile.ts'

/** Has payments reconciled, refunds sent and mails about them written, by one of all processes. Call it before the jobs start. */
export function workForPayments(services: PaymentServices, mailing: PaymentMailServices): void {
	const { jobs, reconcile: settings } = services
	jobs.work(sendRefundJob, (data) => sendRefund(services, data))
	jobs.work(reconcileJob, () => reconcile(services))
	jobs.every(reconcileJob, settings.everySeconds / 60)
	jobs.work(paymentMailJob, (data) => sendPaymentMail(mailing, data))
}
