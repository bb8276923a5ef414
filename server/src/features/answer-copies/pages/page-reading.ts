import type { FastifyBaseLogger } from 'fastify'
import { createFairQueue } from '../../../platform/fair-queue.ts'
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
	/** Gives up what waits, and waits for what has begun. */
	close(): Promise<void>
}

/** The pictures are made in processes that have queues of their own: this bounds how many originals lie there as files. */
const AT_ONCE = 4

interface Given extends ReadingServices {
	jobs: Jobs
	log: Pick<FastifyBaseLogger, 'warn'>
}

/** Call it before the jobs start. */
export function createPageReading(services: Given): PageReading {
	const { jobs, log } = services
	const queue = createFairQueue({
		atOnce: AT_ONCE,
		atOnceOfOwner: AT_ONCE / 2,
		maxInHand: Number.POSITIVE_INFINITY,
		maxInHandOfOwner: Number.POSITIVE_INFINITY,
	})
	const reading = new Map<string, Promise<void>>()
	let isClosed = false

	async function read(uploadId: string, owner: string): Promise<void> {
		// Whoever asks while it is being read may mean what came after that began.
		const before = reading.get(uploadId)?.catch(() => undefined)
		const work = (before ?? Promise.resolve()).then(() => queue.run(owner, () => readUpload(services, uploadId)))
		reading.set(uploadId, work)
		try {
			await work
		} finally {
			if (reading.get(uploadId) === work) reading.delete(uploadId)
		}
	}

	jobs.work(readPagesJob, ({ uploadId }) => read(uploadId, 'jobs'))
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
