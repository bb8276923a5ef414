import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@aravalli/shared/errors'
import { createFairQueue } from './fair-queue.ts'
import { createRefusingWorker, type RefusingWorker, type RefusingWorkerSettings } from './refusing-worker.ts'
import type { WorkerLog } from './worker-process.ts'

export interface WorkerPoolLimits {
	processes: number
	/** So many files are in hand at the same time, those that wait included. */
	maxInHand: number
	maxInHandOfOwner: number
	/**
	 * The clock counts from the start of its reading: for a process that hangs, and for machines where all else goes
	 * first.
	 */
	timeLimitMilliseconds: number
	/** An unused process ends after this. */
	idleMilliseconds: number
	/** A file that has begun has so long at a stop. */
	finishMilliseconds: number
}

export interface WorkerPool<Task, Answer> {
	/** @throws AppError what the process refuses it with; `request.too-many-at-once`, `server.overloaded` */
	ask(owner: string, task: Task): Promise<Answer>
	/** Gives up at once what waits, gives what has begun a moment, and ends the processes; later files are refused. May be repeated. */
	close(): Promise<void>
}

/** Keeps a few processes that read files, which are started when they are needed; the owners of the files take turns. */
export function createWorkerPool<Task extends object, Answer extends object>(
	reader: Pick<RefusingWorkerSettings, 'program' | 'what' | 'heapMegabytes' | 'youngHeapMegabytes'>,
	limits: WorkerPoolLimits,
	log: WorkerLog,
): WorkerPool<Task, Answer> {
	const { processes, maxInHand, maxInHandOfOwner, finishMilliseconds } = limits
	const start = () => createRefusingWorker<Task, Answer>({ ...reader, ...limits }, log)
	const workers = Array.from({ length: processes }, start)
	const free: RefusingWorker<Task, Answer>[] = [...workers]
	const queue = createFairQueue({ atOnce: processes, atOnceOfOwner: processes, maxInHand, maxInHandOfOwner })
	let closing: Promise<void> | null = null

	async function askFree(task: Task) {
		const worker = free.pop()
		if (!worker) throw new Error('A file has a turn, and no process is free.')
		try {
			return await worker.ask(task)
		} finally {
			free.push(worker)
		}
	}

	async function close() {
		queue.close()
		const late = new AbortController()
		const limit = pause(finishMilliseconds, undefined, { signal: late.signal }).catch(() => undefined)
		await Promise.race([queue.whenIdle(), limit])
		late.abort()
		await Promise.all(workers.map((worker) => worker.stop()))
	}

	return {
		async ask(owner, task) {
			const answer = await queue.run(owner, () => askFree(task))
			if ('refusal' in answer) throw new AppError(answer.refusal)
			return answer
		},
		close() {
			closing ??= close()
			return closing
		},
	}
}
