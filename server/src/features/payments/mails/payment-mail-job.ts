import { defineJob } from '../../../platform/jobs/jobs.ts'

export interface PaymentMail {
	what: 'paid' | 'refund-started' | 'refund-done' | 'refund-declined'
	paymentId: string
	/** Is the refund that the mail is about; none for the others. */
	refundId?: string
}

/** Mails a learner about money. What it says is read when the mail is made. */
export const paymentMailJob = defineJob<PaymentMail>('payments.mail')
