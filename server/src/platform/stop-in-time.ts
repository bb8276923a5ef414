/**
 * Stops the parts of the process one after another, each by its moment, whatever hangs.
 *
 * A request that is never answered, a job that never ends or a database that is silent must not keep a process alive: its manager kills
 * it then, and what comes after the hanging part, counts that gathered in memory among it, is lost. So a part that is not done by its
 * moment is left behind, and the next one has its turn. A part that is done early leaves its time to those after it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { loggableError } from './http/loggable-error.ts'

export interface StopStep {
	/** The log names it so. */
	part: string
	/** Time counts from the beginning of the stop. */
	byMilliseconds: number
	close(): Promise<unknown>
	/** It is true where nothing is lost with it: whoever asked is told, or another process does it again. */
	isExpendable?: boolean
	/** Ends by force what has not ended in time. */
	cut?(): void
}

export interface StopLog {
	warn(details: object, message: string): void
	error(details: object, message: string): void
}

const LATE = Symbol('late')

/**
 * Tells whether everything that matters was closed. It never throws, and never lasts longer than the last step's
 * moment.
 */
export async function stopInTime(
	steps: StopStep[],
	log: StopLog,
	now: () => number = () => performance.now(),
): Promise<boolean> {
	const startedAt = now()
	let isClean = true
	for (const { part, byMilliseconds, close, isExpendable = false, cut } of steps) {
		const outcome = await closeBy(startedAt + byMilliseconds - now(), close)
		if (outcome === undefined) continue
		if (!isExpendable) isClean = false
		if (outcome === LATE) {
			log.warn({ part, byMilliseconds }, 'a part did not stop in time and is left behind')
			cut?.()
		} else log.error({ part, err: loggableError(outcome) }, 'a part could not be stopped')
	}
	return isClean
}

/**
 * Returns undefined once it is closed. A part whose moment has passed already is closed nevertheless, without being
 * waited for.
 */
async function closeBy(milliseconds: number, close: () => Promise<unknown>): Promise<unknown> {
	const waiting = new AbortController()
	const late = pause(Math.max(0, milliseconds), LATE, { signal: waiting.signal })
	try {
		return await Promise.race([close().then(() => undefined), late])
	} catch (error) {
		return error ?? new Error('without a reason')
	} finally {
		waiting.abort()
		late.catch(() => undefined)
	}
}
