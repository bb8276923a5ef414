import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { finishLocked } from './finish-locked.ts'
import { listClosed } from './tables.ts'

const closeAttemptsJob = defineJob<Record<string, never>>('mock-tests.close-attempts')
const CLOSE_EVERY_MINUTES = 1
const AT_ONCE = 500

/** Ends the attempts whose time is over and whose learners have not done so: their answers count as they are. */
export async function closeAttempts({ database, now }: MockTestServices): Promise<void> {
	const moment = now()
	for (const attemptId of await listClosed(database.db, moment, AT_ONCE))
		await database.transaction((tx) => finishLocked(tx, attemptId, moment))
}

export function workForClosing(services: MockTestServices): void {
	services.jobs.work(closeAttemptsJob, () => closeAttempts(services))
	services.jobs.every(closeAttemptsJob, CLOSE_EVERY_MINUTES)
}
