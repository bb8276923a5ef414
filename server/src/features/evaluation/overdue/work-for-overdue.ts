import { lateJob, raisedJob, raisedMailJob, raiseOverdueJob } from './overdue-jobs.ts'
import type { OverdueServices } from './overdue-services.ts'
import { raiseOverdue } from './raise-overdue.ts'
import { sendRaisedMail, tellLearner, tellStaff } from './tell-overdue.ts'

const RAISE_EVERY_MINUTES = 1

/** Has late evaluations raised again and again, by one of all processes. Call it before the jobs start. */
export function workForOverdue(services: OverdueServices): void {
	const { jobs, now } = services
	jobs.work(raiseOverdueJob, async () => void (await raiseOverdue(services, now())))
	jobs.every(raiseOverdueJob, RAISE_EVERY_MINUTES)
	jobs.work(lateJob, (data) => tellLearner(services, data))
	jobs.work(raisedJob, (data) => tellStaff(services, data))
	jobs.work(raisedMailJob, (data) => sendRaisedMail(services, data))
}
