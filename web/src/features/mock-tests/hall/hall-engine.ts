/**
 * Holds an attempt on this device: what is answered is there at once, then in the browser's storage, then on the server, in the order in which it was given. Nothing that
 * was pressed is lost by a missing network, a closed browser, an ended session or another tab; the server alone says what counts.
 */

import { phaseAt, type TestPhase, type TestTimes } from '@aravalli/shared/mock-tests/attempt-clock'
import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import {
	type AnswersByPlace,
	beginAnswers,
	changeAnswer,
	mergeAnswers,
	stateOf,
	unsentAnswers,
} from './hall-answers.ts'
import { type Cell, createCell } from './hall-cell.ts'
import { elapsedAt, hearClock } from './hall-clock.ts'
import { createSender, IDLE_MILLISECONDS, type Sender, type SenderSurroundings } from './hall-sender.ts'
import type { HallState } from './hall-state.ts'

export type AnswerChange = Partial<Pick<AnswerState, 'answer' | 'isFlagged' | 'isGuessed' | 'language'>>

/** So long another device takes to be opened. */
const LONG_AWAY_MILLISECONDS = 10_000

export interface HallSurroundings extends SenderSurroundings {
	/** Stores what stands in the browser. @returns false where it does not */
	keep: (kept: { answers: AnswersByPlace; place: number }) => Promise<boolean>
}

export interface HallBeginning {
	times: TestTimes
	elapsedMilliseconds: number
	heardAt: number
	server: AnswersByPlace
	kept: AnswersByPlace
	place: number
}

export interface HallEngine {
	get: () => HallState
	subscribe: (listener: () => void) => () => void
	/** Since the start of the attempt, as far as is known here. */
	elapsed: () => number
	phase: () => TestPhase
	flush: Sender['flush']
	/** Adds the time since the last look to the question that is shown. */
	settle: () => void
	/** Shows a question. It counts as looked at from then on. */
	visit: (place: number) => void
	/**
	 * Decides something about the question that is shown.
	 *
	 * @returns false where the time for it is over: an option that was chosen by then stays
	 */
	change: (change: AnswerChange) => boolean
	/** Another tab has changed something. */
	hear: (answers: AnswersByPlace) => void
	/** The page is in sight again, or no longer: time is counted only while it is. */
	look: (isVisible: boolean) => void
	stop: () => void
}

export function createHall(begun: HallBeginning, around: HallSurroundings): HallEngine {
	const { times, elapsedMilliseconds, heardAt, server, kept, place } = begun
	const cell = createCell<HallState>({
		...beginAnswers(server, kept),
		place,
		saving: 'saved',
		isKept: true,
		base: { elapsedMilliseconds, heardAt },
	})
	const sender = createSender(cell, around)
	const elapsed = () => elapsedAt(cell.get().base, around.now())
	const phase = () => phaseAt(times, elapsed())
	const keep = () => {
		const { answers, place: shown } = cell.get()
		void around.keep({ answers, place: shown }).then((isKept) => {
			if (isKept !== cell.get().isKept) cell.set({ isKept })
		})
	}
	let hiddenAt = Number.POSITIVE_INFINITY
	const watch = createWatch(around.now, (seconds) => {
		const { answers, place: shown } = cell.get()
		if (phase() === 'over' || (seconds === 0 && answers[shown])) return
		const spentSeconds = stateOf(answers, shown).spentSeconds + seconds
		cell.set(changeAnswer(cell.get(), shown, { spentSeconds }, elapsed()))
	})

	return {
		get: cell.get,
		subscribe: cell.subscribe,
		elapsed,
		phase,
		flush: sender.flush,
		settle: watch.settle,
		visit(next) {
			watch.settle()
			cell.set({ place: next })
			watch.settle()
			keep()
			sender.plan(IDLE_MILLISECONDS)
		},
		change(change) {
			const { answers, place: shown, saving } = cell.get()
			const now = phase()
			const isFixed = now === 'bubbles' && 'answer' in change && stateOf(answers, shown).answer !== null
			if (now === 'over' || isFixed) return false
			watch.settle()
			const isQuiet = saving === 'saved'
			cell.set({ ...changeAnswer(cell.get(), shown, change, elapsed()), ...(isQuiet && { saving: 'saving' }) })
			keep()
			if (!sender.isFailing()) sender.plan(0)
			return true
		},
		hear(heard) {
			const { answers } = cell.get()
			const merged = mergeAnswers(answers, heard)
			if (Object.values(merged).every((state) => answers[state.place] === state)) return
			cell.set({ answers: merged })
			sender.plan(IDLE_MILLISECONDS)
		},
		look(isVisible) {
			watch.look(isVisible)
			keep()
			if (unsentAnswers(cell.get()).length > 0) void sender.flush()
			const away = around.now() - hiddenAt
			if (!isVisible) hiddenAt = around.now()
			else if (away >= LONG_AWAY_MILLISECONDS) void catchUp(cell, around)
		},
		stop: sender.stop,
	}
}

/** Another device may have gone on meanwhile, and the clock of one that slept is behind. Without a network it stays as it is. */
async function catchUp(cell: Cell<HallState>, around: HallSurroundings): Promise<void> {
	const found = await around.refresh().catch(() => null)
	if (found?.isFinished) return cell.set({ saving: 'closed' })
	if (!found) return
	const { answers, acknowledged, base } = cell.get()
	cell.set({
		answers: mergeAnswers(answers, found.answers),
		acknowledged: mergeAnswers(acknowledged, found.answers),
		base: hearClock(base, found.elapsedMilliseconds, around.now()),
	})
}

/** Counts whole seconds while somebody looks, and hands them over. */
function createWatch(now: () => number, onSettled: (seconds: number) => void) {
	let since: number | null = now()
	const settle = () => {
		if (since === null) return
		const seconds = Math.max(0, Math.floor((now() - since) / 1000))
		since += seconds * 1000
		onSettled(seconds)
	}
	return {
		settle,
		look(isVisible: boolean) {
			settle()
			since = isVisible ? now() : null
		},
	}
}
