/**
 * Counts views, downloads and the like without slowing anything down: counts gather in memory and are stored every two seconds
 * by one statement.
 *
 * What is stored lags by seconds. A clean stop loses nothing; a killed process loses what it gathered since the last
 * flush. When a connection is lost before the answer to a flush, the same counts are sent again under the same number, and the database
 * takes them once.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { createCounterBatches } from './counter-batches.ts'
import type { Database, DatabaseLog } from './database/open-database.ts'
import type { CountIncrease } from './database/tables.ts'
import { loggableError } from './http/loggable-error.ts'

export interface Counters {
	/**
	 * Counts `by` more, in memory; the database is not waited for.
	 *
	 * @throws RangeError for what could never be stored: a NUL in a name or id, or an amount that is not a safe integer
	 */
	add(name: string, subjectId: string, by?: number): void
	/** Stores everything added before the call; on failure the counts stay for the next time and the promise rejects. */
	flush(): Promise<void>
	/** Stores everything and stops. Call it after the last request and before the database is closed. */
	close(): Promise<void>
}

export interface CounterSettings {
	flushEveryMs: number
	/** A flush starts early when this many different subjects wait; it is also the size of one statement. */
	batchSize: number
	/** Further subjects are not counted any more when this many wait, as when the database is away for long. */
	maxWaiting: number
	/** `close` tries this often before it gives up. */
	closeAttempts: number
}

const SETTINGS: CounterSettings = { flushEveryMs: 2_000, batchSize: 5_000, maxWaiting: 100_000, closeAttempts: 5 }
const PAUSE_BETWEEN_ATTEMPTS_MS = 500

export function createCounters(database: Database, log: DatabaseLog, settings = SETTINGS): Counters {
	// An early flush can start inside a request's transaction, of which it is no part.
	const outsideRequests = AsyncLocalStorage.snapshot()
	const timer = setInterval(flushInBackground, settings.flushEveryMs).unref()
	const batches = createCounterBatches(database)
	let waiting = new Map<string, CountIncrease>()
	let running: Promise<void> | undefined
	let dropped = 0
	let isClosed = false

	function add(name: string, subjectId: string, by = 1): void {
		if (isClosed) throw new Error('These counters are closed.')
		if (name.includes('\0') || subjectId.includes('\0'))
			throw new RangeError('A counter has no NUL in its name or subject.')
		if (!Number.isSafeInteger(by)) throw new RangeError('A counter grows by whole numbers.')
		gather({ name, subjectId, by })
		const isEarly = waiting.size >= settings.batchSize && !running && batches.unanswered() === 0
		if (isEarly) void flushInBackground()
	}

	function gather(increase: CountIncrease): void {
		const key = `${increase.name}\0${increase.subjectId}`
		const present = waiting.get(key)
		if (present) present.by += increase.by
		else if (waiting.size < settings.maxWaiting) waiting.set(key, { ...increase })
		else dropped += increase.by
	}

	async function flush(): Promise<void> {
		while (running) await running.catch(() => undefined)
		if (unstored() === 0) return
		running = outsideRequests(storeWaiting).finally(() => {
			running = undefined
		})
		await running
	}

	const unstored = () => waiting.size + batches.unanswered()

	async function storeWaiting(): Promise<void> {
		await batches.sendAgain()
		const increases = [...waiting.values()]
		waiting = new Map()
		while (increases.length > 0) {
			try {
				await batches.send(increases.splice(0, settings.batchSize))
			} catch (error) {
				for (const increase of increases) gather(increase)
				throw error
			}
		}
	}

	async function flushInBackground(): Promise<void> {
		await flush().catch((error) => {
			const err = loggableError(error)
			log.warn({ err, waiting: unstored(), dropped }, 'Counts could not be stored; they wait for the next time.')
		})
	}

	async function close(): Promise<void> {
		isClosed = true
		clearInterval(timer)
		for (let attempt = 1; attempt <= settings.closeAttempts; attempt += 1) {
			if (attempt > 1) await pause(PAUSE_BETWEEN_ATTEMPTS_MS)
			await flushInBackground()
			// A note that stays, as after a kill, is never read again.
			if (unstored() === 0) return batches.close().catch(() => undefined)
		}
		log.error({ subjects: unstored() }, 'Counts are lost: the database could not be reached while stopping.')
	}

	return { add, flush, close }
}
