import { AppError } from '@aravalli/shared/errors'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import type { PdfResult, PdfTask } from './pdf-worker.ts'

export interface PdfRenderer {
	/**
	 * Sets a Typst document and answers the PDF file.
	 *
	 * @param source our own code, never put together from content: that would run
	 * @param inputs what the document shows; it reads them as data from `sys.inputs`
	 * @throws AppError `server.overloaded` when too many documents wait or this one takes too long
	 */
	render(source: string, inputs: Record<string, string>): Promise<Buffer>
	/** Finishes what is in hand and ends the threads; later documents are refused. */
	close(): Promise<void>
}

export interface PdfLimits {
	maxThreads: number
	/** In hand at the same time, those that wait included. */
	maxDocuments: number
	/** From the call on, waiting included. */
	timeLimitMilliseconds: number
	/** After which an unused thread ends. */
	idleMilliseconds: number
}

const defaultLimits: PdfLimits = {
	maxThreads: 2,
	maxDocuments: 100,
	timeLimitMilliseconds: 10_000,
	idleMilliseconds: 60_000,
}

/**
 * Makes PDF files in threads of their own, which start with the first document.
 *
 * A document that takes too long loses its thread, and the next one gets a new thread. Native code cannot be interrupted:
 * the lost thread ends when its document is done.
 */
export function createPdfRenderer(
	log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
	limits: PdfLimits = defaultLimits,
): PdfRenderer {
	const pool = new Piscina<PdfTask, PdfResult>({
		filename: new URL('./pdf-worker.ts', import.meta.url).href,
		name: 'renderPdf',
		minThreads: 0,
		maxThreads: limits.maxThreads,
		idleTimeout: limits.idleMilliseconds,
		// A thread that sleeps between documents outside its event loop never frees what native code has handed out.
		atomics: 'disabled',
		recordTiming: false,
		stricterFIFO: true,
	})
	pool.on('error', (error) => log.error({ err: error }, 'a PDF thread failed'))
	/** Counted here: the pool's own limit does not see tasks that can be aborted. */
	const inHand = new Set<Promise<Buffer>>()
	let isClosed = false

	async function renderInTime(task: PdfTask): Promise<Buffer> {
		const signal = AbortSignal.timeout(limits.timeLimitMilliseconds)
		try {
			const { pdf, warnings } = await pool.run(task, { signal })
			if (warnings.length > 0) log.warn({ warnings }, 'a PDF was made with warnings')
			return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
		} catch (error) {
			if (!signal.aborted) throw error
			log.error({ timeLimitMilliseconds: limits.timeLimitMilliseconds }, 'a PDF took too long')
			throw new AppError('server.overloaded')
		}
	}

	return {
		async render(source, inputs) {
			if (isClosed || inHand.size >= limits.maxDocuments) throw new AppError('server.overloaded')
			const rendering = renderInTime({ source, inputs })
			inHand.add(rendering)
			try {
				return await rendering
			} finally {
				inHand.delete(rendering)
			}
		},
		async close() {
			isClosed = true
			await Promise.allSettled(inHand)
			await pool.destroy()
		},
	}
}
