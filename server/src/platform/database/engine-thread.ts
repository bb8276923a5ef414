import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { engineFailure } from './embedded-engine-failure.ts'
import type { EngineOrder, EngineReport, EngineRequest } from './embedded-engine-thread.ts'

/** Shows the embedded engine's thread to the one that started it. */
export interface EngineThread {
	port: number
	/** Resolves with the reason once the thread has ended, asked or not. */
	ended: Promise<Error>
	stop(): Promise<void>
}

/** PGlite takes a stack overflow for an empty answer and is broken after it; deeply nested JSON or SQL needs more than Node's 4 MB. */
const STACK_MEGABYTES = 64

/**
 * V8 throws away compiled WebAssembly that is replaced by faster one, and now and then frees a piece twice that two threads share: the
 * whole process then ends with "Check failed: jit_page_->allocations_.erase(addr) == 1" (nodejs/node#64500). What it would free is kept.
 */
setFlagsFromString('--no-wasm-code-gc')

const BEAT_EVERY_MS = 5_000

const STOP_LIMIT_MS = 10_000

/**
 * @param silenceLimitMs a thread that has not said anything for so long is ended
 * @throws the reason when the engine cannot start
 */
export function startEngineThread(order: EngineOrder, silenceLimitMs: number): Promise<EngineThread> {
	const worker = new Worker(new URL('./embedded-engine-thread.ts', import.meta.url), {
		workerData: order,
		execArgv: [],
		resourceLimits: { stackSizeMb: STACK_MEGABYTES },
	})
	const request = (what: EngineRequest) => worker.postMessage(what)
	const silence = setTimeout(() => void worker.terminate(), silenceLimitMs).unref()
	const beat = setInterval(request, BEAT_EVERY_MS, 'beat').unref()
	const stopped = Promise.withResolvers<void>()
	const ended = new Promise<Error>((resolve) => {
		worker.once('error', (thrown: unknown) => resolve(engineFailure(thrown)))
		worker.once('exit', (code) => {
			clearTimeout(silence)
			clearInterval(beat)
			resolve(new Error(`its thread ended with status ${code}`))
		})
	})

	async function stop(): Promise<void> {
		request('stop')
		await Promise.race([stopped.promise, ended, pause(STOP_LIMIT_MS, undefined, { ref: false })])
		await worker.terminate()
	}

	return new Promise((resolve, reject) => {
		worker.on('message', (report: EngineReport) => {
			silence.refresh()
			if (report.kind === 'listening') resolve({ port: report.port, ended, stop })
			if (report.kind === 'stopped') stopped.resolve()
		})
		void ended.then(reject)
	})
}
