import { availableParallelism } from 'node:os'
import { createWorkerPool } from '../worker-pool.ts'
import type { WorkerLog } from '../worker-process.ts'
import { checkPictureType } from './picture-type.ts'
import type { MadePicture, Pictures, PictureTask } from './pictures.ts'

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

const maker = { program: new URL('./picture-process.ts', import.meta.url), what: 'a picture' }

export function createPictures(log: WorkerLog, limits: PictureLimits = pictureLimits): Pictures {
	const inHand = { maxInHand: limits.maxPictures, maxInHandOfOwner: limits.maxPicturesOfOwner }
	const pool = createWorkerPool<PictureTask, { made: MadePicture[] }>(maker, { ...limits, ...inHand }, log)
	return {
		async make(path, sizes, owner) {
			await checkPictureType(path)
			const { processorMilliseconds } = limits
			const { made } = await pool.ask(owner, { path, sizes, processorMilliseconds })
			return made.map(({ content, ...size }) => ({ ...size, content: Buffer.from(content) }))
		},
		close: pool.close,
	}
}
