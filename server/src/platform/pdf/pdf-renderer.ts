/**
 * Makes PDF files in a process of its own, one document after another: Typst is native code, and a text that it stumbles over
 * (right-to-left marks in a narrow column did it) aborts the process it runs in.
 */
import { AppError } from '@aravalli/shared/errors'
import { createWorkerProcess, WorkerEnd, type WorkerLog } from '../worker-process.ts'
import type { TypstAnswer, TypstTask } from './typst-process.ts'

export interface PdfRenderer {
	/**
	 * Sets a Typst document and answers the PDF file.
	 *
	 * @param source our own code, never put together from content: that would run
	 * @param inputs what the document shows; it reads them as data from `sys.inputs`
	 * @throws AppError `server.overloaded` when too many documents wait or this one takes too long
	 */
	render(source: string, inputs: Record<string, string>): Promise<Buffer>
	/** The same for a PNG picture of the first page, one pixel for each point. */
	renderPicture(source: string, inputs: Record<string, string>): Promise<Buffer>
	/** Finishes what is in hand and ends the process; later documents are refused. */
	close(): Promise<void>
}

export interface PdfLimits {
	/** In hand at the same time, those that wait included. */
	maxDocuments: number
	/** For one document, from the start of its setting. */
	timeLimitMilliseconds: number
	/** After which an unused process ends. */
	idleMilliseconds: number
}

type PdfLog = WorkerLog

const defaultLimits: PdfLimits = { maxDocuments: 100, timeLimitMilliseconds: 10_000, idleMilliseconds: 60_000 }

/** Of a document of many pages. */
export const bookLimits: PdfLimits = { maxDocuments: 20, timeLimitMilliseconds: 120_000, idleMilliseconds: 30_000 }

export function createPdfRenderer(log: PdfLog, limits: PdfLimits = defaultLimits): PdfRenderer {
	const typesetter = createTypesetter(log, limits)
	let lastDocument: Promise<unknown> = Promise.resolve()
	let inHand = 0
	let isClosed = false

	async function render(task: TypstTask): Promise<Buffer> {
		if (isClosed || inHand >= limits.maxDocuments) throw new AppError('server.overloaded')
		inHand++
		const rendering = lastDocument.then(() => typesetter.set(task)).finally(() => inHand--)
		lastDocument = rendering.catch(() => undefined)
		const { file, messages } = await rendering
		if (!file) throw new Error(`a PDF could not be made: ${messages.join('; ')}`)
		if (messages.length > 0) log.warn({ messages }, 'a PDF was made with warnings')
		return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
	}

	return {
		render: (source, inputs) => render({ source, inputs, format: 'pdf' }),
		renderPicture: (source, inputs) => render({ source, inputs, format: 'png' }),
		async close() {
			isClosed = true
			await lastDocument
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
