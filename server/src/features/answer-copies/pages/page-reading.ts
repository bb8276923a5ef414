import type { FastifyBaseLogger } from 'fastify'
import { createFairQueue, type FairQueue } from '../../../platform/fair-queue.ts'
import { loggableError } from '../../../platform/http/loggable-error.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { readPagesJob } from './read-pages-job.ts'
import { readUpload } from './read-upload.ts'
import type { ReadingServices } from './reading-services.ts'

/** Reads files in the background, those of one learner after the other. */
export interface PageReading {
	/** What fails is tried again by the job that was sent with the file. */
	begin(uploadId: string, owner: string): void
	/** Resolves when the file was read, or refused. @throws what it fails with, where trying again may help */
	read(uploadId: string, owner: string): Promise<void>
	/** Gives up what learners wait for, and waits for what has begun. */
	close(): Promise<void>
}

/**
 * The pictures are made in processes that have queues of their own: this bounds how many originals of learners lie there as files;
 * jobs may have half as many more.
 */
const AT_ONCE = 4
const boundless = { maxInHand: Number.POSITIVE_INFINITY, maxInHandOfOwner: Number.POSITIVE_INFINITY }

interface Given extends ReadingServices {
	jobs: Jobs
	log: Pick<FastifyBaseLogger, 'warn'>
}

/** Call it before the jobs start. */
export function createPageReading(services: Given): PageReading {
	const { jobs, log } = services
	const queue = createFairQueue({ atOnce: AT_ONCE, atOnceOfOwner: AT_ONCE / 2, ...boundless })
	// Jobs go on until the process ends them, when nothing that learners wait for is begun any more.
	const queueOfJobs = createFairQueue({ atOnce: AT_ONCE / 2, atOnceOfOwner: AT_ONCE / 2, ...boundless })
	const reading = new Map<string, Promise<void>>()
	let isClosed = false

	async function readIn({ run }: FairQueue, uploadId: string, owner: string): Promise<void> {
		// Whoever asks while it is being read may mean what came after that began.
		const before = reading.get(uploadId)?.catch(() => undefined)
		const work = (before ?? Promise.resolve()).then(() => run(owner, () => readUpload(services, uploadId)))
		reading.set(uploadId, work)
		try {
			await work
		} finally {
			if (reading.get(uploadId) === work) reading.delete(uploadId)
		}
	}

	const read = (uploadId: string, owner: string) => readIn(queue, uploadId, owner)
	jobs.work(readPagesJob, ({ uploadId }) => readIn(queueOfJobs, uploadId, 'jobs'))
	return {
		read,
		begin(uploadId, owner) {
			read(uploadId, owner).catch((error: Error) => {
				if (!isClosed) log.warn({ err: loggableError(error) }, 'A page could not be read; it is tried again.')
			})
		},
		async close() {
			isClosed = true
			queue.close()
			await queue.whenIdle()
		},
	}
}
