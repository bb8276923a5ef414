/**
 * Says what this device knows of the answers of an attempt, and what the server does not have yet. Pure: moments are counted since the start of the attempt by a clock
 * that nobody can set, and of two states of a question the one that was decided later stands, in whichever order they are heard of. Looking at a question decides nothing: a device
 * that was put away with an old answer must not bring it back.
 */
import type { AnswerState } from '@aravalli/shared/mock-tests/contract'

/** Holds states by the place of their question. */
export type AnswersByPlace = Readonly<Record<number, AnswerState>>

export interface HallAnswers {
	/** As they are here. */
	answers: AnswersByPlace
	/** As the server is known to have them. */
	acknowledged: AnswersByPlace
}

const untouched = (place: number): AnswerState => ({
	place,
	answer: null,
	isFlagged: false,
	isGuessed: false,
	language: null,
	spentSeconds: 0,
	atMilliseconds: 0,
})

export const stateOf = (answers: AnswersByPlace, place: number): AnswerState => answers[place] ?? untouched(place)

export const byPlace = (states: readonly AnswerState[]): AnswersByPlace =>
	Object.fromEntries(states.map((state) => [state.place, state]))

/** Of two states of one moment the same one stands, whichever side asks. */
function later(one: AnswerState, other: AnswerState): AnswerState {
	const stands = standing(one, other)
	const spentSeconds = Math.max(one.spentSeconds, other.spentSeconds)
	return stands.spentSeconds === spentSeconds ? stands : { ...stands, spentSeconds }
}

function standing(one: AnswerState, other: AnswerState): AnswerState {
	if (one.atMilliseconds !== other.atMilliseconds) return one.atMilliseconds > other.atMilliseconds ? one : other
	return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** Takes of each question the later state. It gives the same in any order and however often. */
export function mergeAnswers(one: AnswersByPlace, other: AnswersByPlace): AnswersByPlace {
	const merged: Record<number, AnswerState> = { ...one }
	for (const state of Object.values(other)) {
		const known = merged[state.place]
		merged[state.place] = known ? later(known, state) : state
	}
	return merged
}

/** Begins with what the server has, and with what this device had kept and could not send. */
export const beginAnswers = (server: AnswersByPlace, kept: AnswersByPlace): HallAnswers => ({
	answers: mergeAnswers(server, kept),
	acknowledged: server,
})

/**
 * Changes a question. A moment is never before the one that stands, even where a phone has slept and counts behind; time that was spent is no decision and has none.
 */
export function changeAnswer(
	{ answers, acknowledged }: HallAnswers,
	place: number,
	change: Partial<Omit<AnswerState, 'place' | 'atMilliseconds'>>,
	atMilliseconds: number,
): HallAnswers {
	const before = stateOf(answers, place)
	const isDecided = decisions.some((name) => name in change)
	const at = isDecided ? Math.max(Math.round(atMilliseconds), before.atMilliseconds + 1) : before.atMilliseconds
	return { answers: { ...answers, [place]: { ...before, ...change, atMilliseconds: at } }, acknowledged }
}

const decisions = ['answer', 'isFlagged', 'isGuessed', 'language'] as const

const isNewer = (state: AnswerState, known: AnswerState | undefined) =>
	!known || state.atMilliseconds > known.atMilliseconds || state.spentSeconds > known.spentSeconds

/** Gives what is to be sent, in the order in which it was given. */
export function unsentAnswers({ answers, acknowledged }: HallAnswers): AnswerState[] {
	return Object.values(answers)
		.filter((state) => isNewer(state, acknowledged[state.place]))
		.toSorted((a, b) => a.atMilliseconds - b.atMilliseconds)
}

/** Counts questions of which the server does not know what the learner has decided; time that was spent is no decision. */
export function waitingCount(hall: HallAnswers): number {
	return unsentAnswers(hall).filter((state) => decisionOf(state) !== decisionOf(hall.acknowledged[state.place])).length
}

const decisionOf = (state: AnswerState | undefined) =>
	[state?.answer ?? null, state?.isFlagged === true, state?.isGuessed === true, state?.language ?? null].join()

/** The server has these now; what was changed since they were sent stays unsent. */
export function acknowledge(hall: HallAnswers, sent: readonly AnswerState[]): HallAnswers {
	return { ...hall, acknowledged: mergeAnswers(hall.acknowledged, byPlace(sent)) }
}
