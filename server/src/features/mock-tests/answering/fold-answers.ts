import type { AnswerState } from '@aravalli/shared/mock-tests/contract'

/** Leaves one state of each question, the newest: a device that was away sends all that happened. */
export function foldAnswers(given: readonly AnswerState[]): AnswerState[] {
	const newest = new Map<number, AnswerState>()
	for (const state of given) {
		const kept = newest.get(state.place)
		if (!kept || state.atMilliseconds >= kept.atMilliseconds) newest.set(state.place, state)
	}
	return [...newest.values()]
}
