import { indiaDay } from '@aravalli/shared/india-time'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/public.ts'
import { type BookingRow, listBookedOn } from '../bookings/tables.ts'
import type { SessionServices } from '../session-services.ts'
import { sessionKey } from './session-key.ts'

const remindJob = defineJob<Record<string, never>>('expert-sessions.remind')
const EVERY_MINUTES = 60
const DAY_MILLISECONDS = 86_400_000

type Reminding = Pick<SessionServices, 'database' | 'jobs' | 'now'>

/** Has learners told of their sessions on the day before, by one of all processes. Call it before the jobs start. */
export function remindOfSessionsRegularly(services: Reminding): void {
	services.jobs.work(remindJob, () => remindOfSessions(services))
	services.jobs.every(remindJob, EVERY_MINUTES)
}

/** Tells once of each, however often it is called; the expert has a dozen slots a day. */
export async function remindOfSessions({ database, jobs, now }: Reminding): Promise<void> {
	const tomorrow = indiaDay(new Date(now().getTime() + DAY_MILLISECONDS))
	await database.transaction(async (tx) => {
		for (const booking of await listBookedOn(tx, tomorrow)) await tell({ jobs }, tx, booking)
	})
}

async function tell(
	services: Pick<Reminding, 'jobs'>,
	tx: Parameters<typeof notify>[1],
	{ id, userId, day, slot, sessionType, sequence }: BookingRow,
): Promise<void> {
	if (userId === null) return
	const about = { bookingId: id, day, slot, sessionType }
	await notify(services, tx, { userId, key: `${sessionKey(id)}${sequence}`, kind: 'booking-tomorrow', about })
}
