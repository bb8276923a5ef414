import type { Solution } from '@aravalli/shared/mock-tests/contract'

/** Is the place below a solution for what a learner does with it: bookmark, notes, a report of the question. */
export function SolutionTools(_: { solution: Solution }) {
	return null
}
