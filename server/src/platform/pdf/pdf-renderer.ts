/**
 * Makes PDF files in a process of its own, one document after another: Typst is native code, and a text that it stumbles over
 * (right-to-left marks in a narrow column did it) aborts the process it runs in.
 */
import { AppError } from '@aravalli/shared/errors'
import { createFairQueue } from '../fair-queue.ts'
import { createWorkerProcess, WorkerEnd, type WorkerLog } from '../worker-process.ts'
import type { TypstAnswer, TypstTask } from './typst-process.ts'

/** Callers take turns. */
export interface PdfCaller {
	/** Names an account, or whatever else has a turn of its own. */
	key: string
	/**
	 * It is true where many people stand behind it, as behind the address of a school: only all documents together are
	 * then limited.
	 */
	isShared: boolean
}

export const accountCaller = (userId: string): PdfCaller => ({ key: userId, isShared: false })

export interface PdfRenderer {
	/**
	 * Sets a Typst document and answers the PDF file.
	 *
	 * @param source our own code, never put together from content: that would run
	 * @param inputs what the document shows; it reads them as data from `sys.inputs`
	 * @param pictures what it shows by their names, such as 'page-1.jpg': they become JPEG files, whatever they are
	 * @throws AppError `request.too-many-at-once` when this caller has too many in hand, `server.overloaded` when all together have, when
	 *   this one takes too long, and at a stop
	 */
	render(
		source: string,
		inputs: Record<string, string>,
		caller: PdfCaller,
		pictures?: Record<string, Uint8Array>,
	): Promise<Buffer>
	/** Renders a PNG picture of the first page in the same way, one pixel for each point. */
	renderPicture(source: string, inputs: Record<string, string>, caller: PdfCaller): Promise<Buffer>
	/** Gives up what waits, finishes what is being set, and ends the process; later documents are refused. May be repeated. */
	close(): Promise<void>
}

export interface PdfLimits {
	/** So many are in hand at the same time, those that wait included. */
	maxDocuments: number
	/** One account may have so many. */
	maxDocumentsOfAccount: number
	/** One document may take so long, from the start of its setting. */
	timeLimitMilliseconds: number
	/** An unused process ends after this. */
	idleMilliseconds: number
}

type PdfLog = WorkerLog

/** Allows for a document of a few pages, while somebody waits for it. */
export const defaultLimits: PdfLimits = {
	maxDocuments: 100,
	maxDocumentsOfAccount: 2,
	timeLimitMilliseconds: 10_000,
	idleMilliseconds: 60_000,
}

/** Allows for a document of many pages. */
export const bookLimits: PdfLimits = {
	maxDocuments: 20,
	maxDocumentsOfAccount: 2,
	timeLimitMilliseconds: 120_000,
	idleMilliseconds: 30_000,
}

export function createPdfRenderer(log: PdfLog, limits: PdfLimits = defaultLimits): PdfRenderer {
	const typesetter = createTypesetter(log, limits)
	const { maxDocuments, maxDocumentsOfAccount } = limits
	const ends = { atOnce: 1, atOnceOfOwner: 1, maxInHand: maxDocuments, maxInHandOfOwner: maxDocumentsOfAccount }
	const queue = createFairQueue(ends)

	async function render(task: TypstTask, { key, isShared }: PdfCaller): Promise<Buffer> {
		const { file, messages } = await queue.run(key, () => typesetter.set(task), isShared ? maxDocuments : undefined)
		if (!file) throw new Error(`a PDF could not be made: ${messages.join('; ')}`)
		if (messages.length > 0) log.warn({ messages }, 'a PDF was made with warnings')
		return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
	}

	return {
		render: (source, inputs, caller, pictures = {}) => render({ source, inputs, pictures, format: 'pdf' }, caller),
		renderPicture: (source, inputs, caller) => render({ source, inputs, pictures: {}, format: 'png' }, caller),
		async close() {
			queue.close()
			await queue.whenIdle()
			await typesetter.end()
		},
	}
}

const program = new URL('./typst-process.ts', import.meta.url)

function createTypesetter(log: PdfLog, limits: PdfLimits) {
	const worker = createWorkerProcess<TypstTask, TypstAnswer>({ program, env: {}, ...limits }, log)
	return {
		end: worker.end,
		set: (task: TypstTask) => worker.ask(task).catch((error) => explain(error, log, limits)),
	}
}

function explain(error: unknown, log: PdfLog, { timeLimitMilliseconds }: PdfLimits): never {
	if (!(error instanceof WorkerEnd)) throw error
	if (error.reason !== 'late') throw new Error(`the PDF process ended: ${error.message}`)
	log.error({ timeLimitMilliseconds }, 'a PDF took too long')
	throw new AppError('server.overloaded')
}
