import { defineJob } from '../../platform/jobs/jobs.ts'
import type { MailingServices } from './mailing.ts'
import { announceCalls, callMailJob } from './mentorship/announce-calls.ts'
import { sendCallMail } from './mentorship/send-call-mail.ts'
import { endsSoonJob, remindOfEnds } from './reminders/remind.ts'
import { sendEndsSoon } from './reminders/send-ends-soon.ts'

const remindJob = defineJob<Record<string, never>>('subscriptions.remind')
const REMIND_EVERY_MINUTES = 60

const announceJob = defineJob<Record<string, never>>('subscriptions.announce-calls')
/** A call is told of soon after its editor has published it. */
const ANNOUNCE_EVERY_MINUTES = 10

/** Has subscribers told of what ends and of calls, again and again, by one of all processes. Call it before the jobs start. */
export function mailSubscribers(services: MailingServices): void {
	const { jobs, now } = services
	jobs.work(endsSoonJob, (data) => sendEndsSoon(services, data))
	jobs.work(remindJob, () => remindOfEnds(services, now()))
	jobs.every(remindJob, REMIND_EVERY_MINUTES)
	jobs.work(callMailJob, (data) => sendCallMail(services, data))
	jobs.work(announceJob, () => announceCalls(services))
	jobs.every(announceJob, ANNOUNCE_EVERY_MINUTES)
}
