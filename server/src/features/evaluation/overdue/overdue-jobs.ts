import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Raises what is late, again and again. */
export const raiseOverdueJob = defineJob<Record<string, never>>('evaluation.raise-overdue')

/** Tells a learner that an evaluation is late. */
export const lateJob = defineJob<{ copyId: string; isCredited: boolean }>('evaluation.late')

/** Has those of the staff told whom a run concerns; what it raised is found by its moment, ISO 8601. */
export const raisedJob = defineJob<{ raisedAt: string }>('evaluation.raised')

/** Tells one of them of all that a run has raised. */
export const raisedMailJob = defineJob<{ raisedAt: string; userId: string }>('evaluation.raised-mail')
