import type { Job, JobResult, PgBoss } from 'pg-boss'
import type { DatabaseLog } from '../database/open-database.ts'
import { describeFailure } from './describe-failure.ts'
import type { JobFigures } from './jobs.ts'

export type AnyJobHandler = (data: object) => Promise<void>

interface JobRunner {
	boss: PgBoss
	name: string
	handler: AnyJobHandler
	/** A repeated job that is done stays until its next turn, to say that this one was taken. It has no data. */
	isRepeated: boolean
	figures: JobFigures
	log: DatabaseLog
}

/** Does the jobs that pg-boss has fetched and tells it which are done. */
export function runJobs({
	boss,
	name,
	handler,
	isRepeated,
	figures,
	log,
}: JobRunner): (jobs: Job[]) => Promise<JobResult[]> {
	async function run(job: Job): Promise<JobResult> {
		const { id } = job
		try {
			await handler(job.data)
		} catch (error) {
			figures.failed += 1
			const failure = describeFailure(error)
			const isFinal = error instanceof Error && 'isFinal' in error && error.isFinal === true
			log.warn({ job: name, id, attempt: job.retryCount + 1, ...failure }, 'A job failed.')
			return { id, status: isFinal ? 'deadletter' : 'failed', output: failure }
		}
		figures.done += 1
		// The job goes at once, for its data may be personal; pg-boss would keep it for another minute. Should this
		// fail, it does that.
		if (!isRepeated) await boss.deleteJob(name, job).catch(() => undefined)
		return { id, status: 'completed' }
	}
	return (jobs) => Promise.all(jobs.map(run))
}
