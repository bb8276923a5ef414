import { createWorkerPool, type WorkerPoolLimits } from '../worker-pool.ts'
import type { WorkerLog } from '../worker-process.ts'
import type { PageAnswer, PagePictures, PagePicturesMade, PageTask, ReadPage } from './page-pictures.ts'

export interface PagePicturesLimits extends WorkerPoolLimits {
	/** One page may take so much of a processor. */
	processorMilliseconds: number
	/** The process may have so much memory. */
	memoryMegabytes: number
}

/**
 * One process, for a page may take a lot of memory. 40 megapixels of HEIC take about 6 seconds and 500 MB, far more than anything else that is
 * not refused.
 */
export const pagePicturesLimits: PagePicturesLimits = {
	processes: 1,
	maxInHand: 300,
	/** All pages of an answer, and those of another one. */
	maxInHandOfOwner: 24,
	processorMilliseconds: 15_000,
	memoryMegabytes: 900,
	timeLimitMilliseconds: 90_000,
	idleMilliseconds: 20_000,
	finishMilliseconds: 3_000,
}

/** Pixels lie outside of its heap; a larger one is cleared up later, while they stay. */
const heap = { heapMegabytes: 96, youngHeapMegabytes: 1 }
const reader = { program: new URL('./page-process.ts', import.meta.url), what: 'a page', ...heap }

type Answered = Exclude<PageAnswer, { refusal: unknown }>

export function createPagePictures(log: WorkerLog, limits: PagePicturesLimits = pagePicturesLimits): PagePictures {
	const pool = createWorkerPool<PageTask, Answered>(reader, limits, log)
	const { processorMilliseconds, memoryMegabytes } = limits
	const ask = (owner: string, task: Omit<PageTask, 'processorMilliseconds' | 'memoryMegabytes'>) =>
		pool.ask(owner, { ...task, processorMilliseconds, memoryMegabytes })

	return {
		// Page by page, so that those of others come between, and each has the whole limit.
		async read(path, { maxPages, owner }) {
			const pages: ReadPage[] = []
			let count = 1
			for (let part = 0; part < count; part++) {
				const answer = await ask(owner, { path, part, maxPages, arranged: null })
				count = answer.pages
				pages.push({ ...answer.page, ...withBuffers(answer.page) })
			}
			return pages
		},
		async remake(path, { part, turn, crop, owner }) {
			const { page, pages } = await ask(owner, {
				path,
				part,
				maxPages: Number.POSITIVE_INFINITY,
				arranged: { turn, crop },
			})
			return { ...withBuffers(page), pages }
		},
		close: pool.close,
	}
}

/** What comes from another process are plain bytes. */
function withBuffers({ reading, small, full }: PagePicturesMade): PagePicturesMade {
	return {
		reading: { ...reading, content: Buffer.from(reading.content) },
		small: { content: Buffer.from(small.content) },
		full: full && { content: Buffer.from(full.content) },
	}
}
