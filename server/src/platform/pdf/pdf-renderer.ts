/**
 * Makes PDF files in a process of its own, one document after another.
 *
 * A process and not a thread: Typst is native code, and a text that it stumbles over (right-to-left marks in a narrow
 * column did it) aborts the process it runs in. So it costs one document and not the server; a document that takes too
 * long can be stopped; and the memory comes back when nobody needs a PDF.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyBaseLogger } from 'fastify'
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

type PdfLog = Pick<FastifyBaseLogger, 'warn' | 'error'>

const defaultLimits: PdfLimits = { maxDocuments: 100, timeLimitMilliseconds: 10_000, idleMilliseconds: 60_000 }

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

/** The process: started with the first document, and again with the next one after its end. */
function createTypesetter(log: PdfLog, { timeLimitMilliseconds, idleMilliseconds }: PdfLimits) {
	let child: ChildProcess | null = null
	let idleTimer: NodeJS.Timeout | undefined

	function start(): ChildProcess {
		const started = fork(new URL('./typst-process.ts', import.meta.url), {
			serialization: 'advanced',
			execArgv: [],
			// Native code that reads content has no use for the server's secrets.
			env: {},
			stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		})
		const forget = () => {
			if (child === started) child = null
		}
		started.on('exit', forget)
		started.on('error', (error) => {
			log.error({ err: error }, 'the PDF process failed')
			forget()
		})
		return started
	}

	async function end(): Promise<void> {
		clearTimeout(idleTimer)
		const ending = child
		child = null
		if (!ending) return
		ending.ref()
		ending.disconnect()
		await once(ending, 'exit')
	}

	return {
		end,
		async set(task: TypstTask): Promise<TypstAnswer> {
			clearTimeout(idleTimer)
			child ??= start()
			const answer = await ask(child, task, timeLimitMilliseconds, log)
			idleTimer = setTimeout(() => void end(), idleMilliseconds).unref()
			return answer
		},
	}
}

/** Sends one document to `child`, which loses its life if it takes too long. Only meanwhile it keeps the server running. */
async function ask(
	child: ChildProcess,
	task: TypstTask,
	timeLimitMilliseconds: number,
	log: PdfLog,
): Promise<TypstAnswer> {
	const settled = new AbortController()
	const { signal } = settled
	let isLate = false
	const timer = setTimeout(() => {
		isLate = true
		log.error({ timeLimitMilliseconds }, 'a PDF took too long')
		child.kill('SIGKILL')
	}, timeLimitMilliseconds)
	child.ref()
	child.channel?.ref()
	try {
		child.send(task)
		return await Promise.race([
			once(child, 'message', { signal }).then(([answer]) => answer as TypstAnswer),
			once(child, 'exit', { signal }).then(([code, endedBy]) => {
				throw isLate ? new AppError('server.overloaded') : new Error(`the PDF process ended: ${endedBy ?? code}`)
			}),
		])
	} finally {
		clearTimeout(timer)
		settled.abort()
		child.unref()
		child.channel?.unref()
	}
}
