import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@aravalli/shared/errors'
import { createFairQueue } from '../fair-queue.ts'
import { checkPictureType } from './picture-type.ts'
import { createPictureWorker, type PictureLog, type PictureWorker } from './picture-worker.ts'
import type { PictureAnswer, Pictures, PictureTask } from './pictures.ts'

export interface PictureLimits {
	processes: number
	/**
	 * So many are in hand at the same time, those that wait included: at half a second each the last one waits two
	 * minutes.
	 */
	maxPictures: number
	maxPicturesOfOwner: number
	/** One picture may take so much of a processor: many times what one of 40 megapixels takes. */
	processorMilliseconds: number
	/**
	 * The clock counts from the start of its making: for a process that hangs, and for machines where all else goes
	 * first.
	 */
	timeLimitMilliseconds: number
	/** An unused process ends after this. */
	idleMilliseconds: number
	/** A picture that has begun has so long at a stop. */
	finishMilliseconds: number
}

/** One of two processors stays free for everything else. */
export const pictureLimits: PictureLimits = {
	processes: availableParallelism() > 2 ? 2 : 1,
	maxPictures: 300,
	maxPicturesOfOwner: 3,
	processorMilliseconds: 10_000,
	timeLimitMilliseconds: 60_000,
	idleMilliseconds: 60_000,
	finishMilliseconds: 3_000,
}

export function createPictures(log: PictureLog, limits: PictureLimits = pictureLimits): Pictures {
	const workers = Array.from({ length: limits.processes }, () => createPictureWorker(log, limits))
	const free: PictureWorker[] = [...workers]
	const queue = createFairQueue({
		atOnce: workers.length,
		atOnceOfOwner: workers.length,
		maxInHand: limits.maxPictures,
		maxInHandOfOwner: limits.maxPicturesOfOwner,
	})
	let closing: Promise<void> | null = null

	async function makeWithFree(task: PictureTask): Promise<PictureAnswer> {
		const worker = free.pop()
		if (!worker) throw new Error('A picture has a turn, and no process is free.')
		try {
			return await worker.make(task)
		} finally {
			free.push(worker)
		}
	}

	async function close() {
		queue.close()
		const late = new AbortController()
		const limit = pause(limits.finishMilliseconds, undefined, { signal: late.signal }).catch(() => undefined)
		await Promise.race([queue.whenIdle(), limit])
		late.abort()
		await Promise.all(workers.map((worker) => worker.stop()))
	}

	return {
		async make(path, sizes, owner) {
			await checkPictureType(path)
			const task = { path, sizes, processorMilliseconds: limits.processorMilliseconds }
			const answer = await queue.run(owner, () => makeWithFree(task))
			if ('refusal' in answer) throw new AppError(answer.refusal)
			return answer.made.map(({ content, ...size }) => ({ ...size, content: Buffer.from(content) }))
		},
		close() {
			closing ??= close()
			return closing
		},
	}
}
