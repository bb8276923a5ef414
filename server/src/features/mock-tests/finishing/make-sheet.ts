import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import type { Sheet } from '../tables.ts'

/** Stands in a sheet for a question without any option. */
export const NO_OPTION = '-'

/** Brings together what was given to the questions of a paper. */
export function makeSheet(questions: number, given: readonly AnswerState[]): Sheet {
	const answers = new Map(given.map(({ place, answer }) => [place, answer]))
	const spent = new Map(given.map(({ place, spentSeconds }) => [place, spentSeconds]))
	const places = Array.from({ length: questions }, (_, index) => index + 1)
	return {
		answers: places.map((place) => answers.get(place) ?? NO_OPTION).join(''),
		guessed: given.filter(({ isGuessed }) => isGuessed).map(({ place }) => place),
		flagged: given.filter(({ isFlagged }) => isFlagged).map(({ place }) => place),
		spent: places.map((place) => spent.get(place) ?? 0),
	}
}
