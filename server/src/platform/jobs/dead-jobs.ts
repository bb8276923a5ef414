import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { DatabaseLog } from '../database/open-database.ts'
import type { JobFigures } from './jobs.ts'

/** Names the queue to which pg-boss moves jobs after their last attempt. */
export const DEAD = 'dead'

interface DeadJobs {
	boss: PgBoss
	figures: JobFigures
	log: DatabaseLog
}

/** Says which jobs were given up and why, and deletes them: their data may be personal, and by now nobody waits for it any more. */
export function handleDeadJobs({ boss, figures, log }: DeadJobs): (jobs: JobWithMetadata[]) => Promise<void> {
	async function report(job: JobWithMetadata): Promise<void> {
		const { sourceName, sourceId, sourceRetryCount, sourceCreatedOn, sourceOutput } = job
		figures.dead += 1
		const details = {
			job: sourceName,
			id: sourceId,
			attempts: (sourceRetryCount ?? 0) + 1,
			sentAt: sourceCreatedOn,
			reason: reasonOf(sourceOutput),
		}
		log.error(details, 'A job was given up.')
		if (sourceName && sourceId) await boss.deleteJob(sourceName, sourceId)
		await boss.deleteJob(DEAD, job)
	}
	return async (jobs) => {
		for (const job of jobs) await report(job)
	}
}

/** Reads what `run-jobs.ts` left; pg-boss itself gives up jobs whose process was silent or too slow. */
function reasonOf(output: object | null): string {
	return output && 'reason' in output && typeof output.reason === 'string' ? output.reason : 'silent or too slow'
}
