import { availableParallelism } from 'node:os'
import { AppError } from '@aravalli/shared/errors'
import { checkPictureType } from './picture-type.ts'
import { createPictureWorker, type PictureLog, type PictureWorker } from './picture-worker.ts'
import type { PictureAnswer, Pictures, PictureTask } from './pictures.ts'

export interface PictureLimits {
	processes: number
	/** In hand at the same time, those that wait included. 100 comments with three pictures each are far from it. */
	maxPictures: number
	/** For one picture, from the start of its making: a second on a quiet machine, and many where all else goes first. */
	timeLimitMilliseconds: number
	/** After which an unused process ends. */
	idleMilliseconds: number
}

/** On two processors one stays free for everything else. */
const defaultLimits: PictureLimits = {
	processes: availableParallelism() > 2 ? 2 : 1,
	maxPictures: 1_000,
	timeLimitMilliseconds: 60_000,
	idleMilliseconds: 60_000,
}

export function createPictures(log: PictureLog, limits: PictureLimits = defaultLimits): Pictures {
	const workers = Array.from({ length: limits.processes }, () => createPictureWorker(log, limits))
	const free: PictureWorker[] = [...workers]
	const waiting: ((worker: PictureWorker) => void)[] = []
	const inHand = new Set<Promise<unknown>>()
	let isClosed = false

	async function makeNext(task: PictureTask): Promise<PictureAnswer> {
		const worker = free.pop() ?? (await new Promise<PictureWorker>((resolve) => waiting.push(resolve)))
		try {
			return await worker.make(task)
		} finally {
			const next = waiting.shift()
			if (next) next(worker)
			else free.push(worker)
		}
	}

	return {
		async make(path, sizes) {
			await checkPictureType(path)
			if (isClosed || inHand.size >= limits.maxPictures) throw new AppError('server.overloaded')
			const making = makeNext({ path, sizes })
			const settled = making.catch(() => undefined).finally(() => inHand.delete(settled))
			inHand.add(settled)
			const answer = await making
			if ('refusal' in answer) throw new AppError(answer.refusal)
			return answer.made.map(({ content, ...size }) => ({ ...size, content: Buffer.from(content) }))
		},
		async close() {
			isClosed = true
			await Promise.all(inHand)
			await Promise.all(workers.map((worker) => worker.end()))
		},
	}
}
