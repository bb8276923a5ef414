import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Tells a learner that a copy is back, or that its marks have changed. */
export const returnedJob = defineJob<{ copyId: string }>('evaluation.returned')
