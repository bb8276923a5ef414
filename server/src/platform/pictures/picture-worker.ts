/**
 * Makes one picture after another in a process: libvips is native code that reads files made to break it. So a bad one
 * costs its sender a refusal and not everybody the server, and the operating system lets all else go first.
 */
import { createWorkerProcess, WorkerEnd, type WorkerLog } from '../worker-process.ts'
import type { PictureAnswer, PictureTask } from './pictures.ts'

export type PictureLog = WorkerLog

export interface PictureWorker {
	/** Must not be called again before it has settled. */
	make(task: PictureTask): Promise<PictureAnswer>
	/** Gives up a picture that it is at. */
	stop(): Promise<void>
}

interface WorkerLimits {
	timeLimitMilliseconds: number
	idleMilliseconds: number
}

const program = new URL('./picture-process.ts', import.meta.url)

/** Keeps its memory small. */
const env = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' }

export function createPictureWorker(log: PictureLog, limits: WorkerLimits): PictureWorker {
	const worker = createWorkerProcess<PictureTask, PictureAnswer>({ program, env, ...limits }, log)
	return {
		stop: worker.stop,
		async make(task) {
			const answer = await worker.ask(task).catch((error) => refusalFor(error, log, limits))
			if ('refusal' in answer && answer.isLast) {
				log.warn({ processorMilliseconds: task.processorMilliseconds }, 'a picture took too much of a processor')
				// The next task is for another process.
				await worker.end()
			}
			return answer
		},
	}
}

/** Refuses a file that ends the process like any other that cannot be read. */
function refusalFor(error: unknown, log: PictureLog, { timeLimitMilliseconds }: WorkerLimits): PictureAnswer {
	if (!(error instanceof WorkerEnd)) throw error
	if (error.reason === 'stopped') return { refusal: 'server.overloaded' }
	if (error.reason === 'late') {
		// The machine is late then: what a picture itself takes is limited in `picture-process.ts`.
		log.warn({ timeLimitMilliseconds }, 'a picture took too long')
		return { refusal: 'server.overloaded' }
	}
	log.warn({ reason: error.message }, 'a picture ended the process that read it')
	return { refusal: 'file.damaged' }
}
