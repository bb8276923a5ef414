/**
 * Reads one file after another in a process: what reads them is native code or large, and the files may be made to break it. So a bad
 * one costs its sender a refusal and not everybody the server, and the operating system lets all else go first.
 */
import type { ErrorCode } from '@aravalli/shared/errors'
import { createWorkerProcess, WorkerEnd, type WorkerLog } from './worker-process.ts'

/** `isLast` says that the process ends with this answer. */
export interface Refusal {
	refusal: ErrorCode
	isLast?: boolean
}

export interface RefusingWorker<Task, Answer> {
	/** Must not be called again before it has settled. */
	ask(task: Task): Promise<Answer | Refusal>
	/** Gives up a file that it is at. */
	stop(): Promise<void>
}

export interface RefusingWorkerSettings {
	program: URL
	timeLimitMilliseconds: number
	idleMilliseconds: number
	/** Says in the log what it reads: 'a picture'. */
	what: string
	heapMegabytes?: number
	youngHeapMegabytes?: number
}

const LARGE_BLOCK_BYTES = '131072'
/** Keeps its memory small: pixels are given back to the system as soon as nobody needs them, which costs no time that can be seen. */
const env = {
	MALLOC_ARENA_MAX: '1',
	MALLOC_MMAP_THRESHOLD_: LARGE_BLOCK_BYTES,
	MALLOC_TRIM_THRESHOLD_: LARGE_BLOCK_BYTES,
	UV_THREADPOOL_SIZE: '1',
}

export function createRefusingWorker<Task extends object, Answer extends object>(
	{ what, ...settings }: RefusingWorkerSettings,
	log: WorkerLog,
): RefusingWorker<Task, Answer> {
	const worker = createWorkerProcess<Task, Answer | Refusal>({ env, ...settings }, log)

	/** Refuses a file that ends the process like any other that cannot be read. */
	function refusalFor(error: unknown): Refusal {
		if (!(error instanceof WorkerEnd)) throw error
		if (error.reason === 'stopped') return { refusal: 'server.overloaded' }
		if (error.reason === 'late') {
			// The machine is late then: what a file itself takes is limited in `watch-processor.ts`.
			log.warn({ timeLimitMilliseconds: settings.timeLimitMilliseconds }, `${what} took too long`)
			return { refusal: 'server.overloaded' }
		}
		log.warn({ reason: error.message }, `${what} ended the process that read it`)
		return { refusal: 'file.damaged' }
	}

	return {
		stop: worker.stop,
		async ask(task) {
			const answer = await worker.ask(task).catch(refusalFor)
			if ('refusal' in answer && answer.isLast) {
				log.warn({ refusal: answer.refusal }, `${what} took too much of the machine`)
				// The next task is for another process.
				await worker.end()
			}
			return answer
		},
	}
}
