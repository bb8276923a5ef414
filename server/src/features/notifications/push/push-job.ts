import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Tells one browser of a notification; a job for each, so that one push service that is away holds up no other. */
export const pushJob = defineJob<{ notificationId: string; sessionId: string }>('notifications.push')
