import type { Range } from './demo.ts'

/** Says that there is too little or too much of something. */
export const rangeProblems = (count: number, what: string, [fewest, most]: Range): string[] =>
	count < fewest || count > most ? [`has ${count} ${what}; ${fewest} to ${most} are wanted`] : []
