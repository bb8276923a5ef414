import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Sees that a file is read although the process died that was to read it. */
export const readPagesJob = defineJob<{ uploadId: string }>('answer-copies.read-pages')

/** The process that took a file on reads it at once; a job that came sooner would read it a second time. */
export const READ_LATER = { afterSeconds: 20 } as const
