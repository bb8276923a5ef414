import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'

export type SolutionFilter = 'all' | 'wrong' | 'blank' | 'guessed' | 'flagged'

export const solutionFilters: readonly SolutionFilter[] = ['all', 'wrong', 'blank', 'guessed', 'flagged']

const isAmong: Record<SolutionFilter, (solution: Solution) => boolean> = {
	all: () => true,
	wrong: ({ outcome }) => outcome === 'wrong',
	blank: ({ answer }) => answer === null,
	// Whoever chose E has guessed nothing.
	guessed: ({ isGuessed, answer }) => isGuessed && answer !== null && answer !== NOT_ATTEMPTED,
	flagged: ({ isFlagged }) => isFlagged,
}

export const filterSolutions = (solutions: readonly Solution[], filter: SolutionFilter): Solution[] =>
	solutions.filter(isAmong[filter])
