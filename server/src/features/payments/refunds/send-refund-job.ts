import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Asks the provider for a promised refund; asking again never pays back twice. */
export const sendRefundJob = defineJob<{ refundId: string }>('payments.refund')
