import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { type AnswersByPlace, acknowledge, stateOf, unsentAnswers, waitingCount } from './hall-answers.ts'
import type { Cell } from './hall-cell.ts'
import { hearClock } from './hall-clock.ts'
import type { HallState, Saving } from './hall-state.ts'

export interface SavedBatch {
	elapsedMilliseconds: number
	/** The time was over, and these kept the option that the server had. */
	fixed: readonly number[]
}

export interface AttemptNow {
	answers: AnswersByPlace
	elapsedMilliseconds: number
	/** It was ended elsewhere. */
	isFinished: boolean
}

export interface SenderSurroundings {
	/** Reads a clock that cannot be set. */
	now: () => number
	send: (states: AnswerState[]) => Promise<SavedBatch>
	/** Says what a failed call means for what waits. */
	failed: (error: unknown) => Exclude<Saving, 'saved' | 'saving'>
	/** Reads the attempt as the server has it. */
	refresh: () => Promise<AttemptNow>
	/** @returns how to call it off */
	schedule: (work: () => void, milliseconds: number) => () => void
}

export interface Sender {
	/** Sends what waits after a while, unless it is sent before. */
	plan: (milliseconds: number) => void
	/** Sends all that waits now. @returns false where a call has failed: it is tried again by itself */
	flush: () => Promise<boolean>
	/** The last call has failed, and the next one has its time. */
	isFailing: () => boolean
	/** Sends nothing any more. */
	stop: () => void
}

/** Time that was spent, and what was only looked at, can wait for the next answer so long. */
export const IDLE_MILLISECONDS = 10_000
const FIRST_WAIT_MILLISECONDS = 1_000
const LONGEST_WAIT_MILLISECONDS = 20_000

const waitAfter = (tries: number) => Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** (tries - 1))

/** Sends what is new, one call at a time and in the order in which it was given, until the server has all of it. */
export function createSender(cell: Cell<HallState>, around: SenderSurroundings): Sender {
	let sending: Promise<boolean> | null = null
	let tries = 0
	let planned: { at: number; cancel: () => void } | null = null
	let isOver = false

	function plan(milliseconds: number): void {
		const at = around.now() + milliseconds
		if (isOver || sending || (planned && planned.at <= at)) return
		callOff()
		const cancel = around.schedule(() => {
			planned = null
			void flush()
		}, milliseconds)
		planned = { at, cancel }
	}

	function callOff(): void {
		planned?.cancel()
		planned = null
	}

	function flush(): Promise<boolean> {
		callOff()
		// The attempt has ended, or another page of it has taken over: what is kept is sent by that one.
		if (isOver) return Promise.resolve(unsentAnswers(cell.get()).length === 0)
		sending ??= sendAll().finally(() => {
			sending = null
			const isWaiting = unsentAnswers(cell.get()).length > 0 && cell.get().saving !== 'closed'
			if (isWaiting) plan(tries > 0 ? waitAfter(tries) : 0)
		})
		return sending
	}

	async function sendAll(): Promise<boolean> {
		for (let batch = unsentAnswers(cell.get()); batch.length > 0; batch = unsentAnswers(cell.get())) {
			if (waitingCount(cell.get()) > 0 && tries === 0) cell.set({ saving: 'saving' })
			try {
				await sendBatch(cell, around, batch)
				tries = 0
			} catch (error) {
				tries += 1
				cell.set({ saving: around.failed(error) })
				return false
			}
		}
		if (cell.get().saving !== 'closed') cell.set({ saving: 'saved' })
		return true
	}

	return {
		plan,
		flush,
		isFailing: () => tries > 0,
		stop() {
			isOver = true
			callOff()
		},
	}
}

async function sendBatch(cell: Cell<HallState>, around: SenderSurroundings, batch: AnswerState[]): Promise<void> {
	const { elapsedMilliseconds, fixed } = await around.send(batch)
	const { base } = cell.get()
	cell.set({ ...acknowledge(cell.get(), batch), base: hearClock(base, elapsedMilliseconds, around.now()) })
	if (fixed.length === 0) return
	// What came too late is shown as the server has it.
	const { answers: stands } = await around.refresh()
	const truth = Object.fromEntries(fixed.map((place) => [place, stateOf(stands, place)]))
	const { answers, acknowledged } = cell.get()
	cell.set({ answers: { ...answers, ...truth }, acknowledged: { ...acknowledged, ...truth } })
}
