import { brand } from '@aravalli/shared/brand'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { askForDigests, digestMailJob, sendDigest } from './digest/send-digests.ts'
import type { NotificationServices } from './notification-services.ts'
import { pushJob } from './push/push-job.ts'
import { sendToBrowser } from './push/send-to-browser.ts'

const digestJob = defineJob<Record<string, never>>('notifications.digest')
const DIGEST_EVERY_MINUTES = 15

/** Push services write to this address where something is wrong with what we send. */
const subject = `mailto:${brand.email}`

/** Has people told beside the page: by their browsers and by mail. Call it before the jobs start. */
export function workForNotifications(services: NotificationServices): void {
	const { jobs } = services
	jobs.work(pushJob, (data) => sendToBrowser(services, data, subject))
	jobs.work(digestMailJob, (data) => sendDigest(services, data))
	jobs.work(digestJob, () => askForDigests(services))
	jobs.every(digestJob, DIGEST_EVERY_MINUTES)
}
