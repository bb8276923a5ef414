import { defineJob } from '../../platform/jobs/jobs.ts'

export const exportJob = defineJob<{ exportId: string }>('my-data.export')

/** Years of answers have gigabytes. A process that dies is found out long before. */
export const EXPORT_LIMIT = { attemptSeconds: 2 * 3_600 }

/** Tells that a copy is ready. */
export const exportReadyJob = defineJob<{ userId: string; exportId: string }>('my-data.export-ready')

export const expireExportsJob = defineJob<Record<string, never>>('my-data.expire-exports')
