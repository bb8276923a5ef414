import type { Solution } from '@aravalli/shared/mock-tests/contract'

export type SolutionFilter = 'all' | 'wrong' | 'blank' | 'guessed' | 'flagged'

export const solutionFilters: readonly SolutionFilter[] = ['all', 'wrong', 'blank', 'guessed', 'flagged']

const isAmong: Record<SolutionFilter, (solution: Solution) => boolean> = {
	all: () => true,
	wrong: ({ outcome }) => outcome === 'wrong',
	blank: ({ answer }) => answer === null,
	guessed: ({ isGuessed, answer }) => isGuessed && answer !== null,
	flagged: ({ isFlagged }) => isFlagged,
}

export const filterSolutions = (solutions: readonly Solution[], filter: SolutionFilter): Solution[] =>
	solutions.filter(isAmong[filter])
