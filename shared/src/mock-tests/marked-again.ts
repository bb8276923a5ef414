import type { Bilingual } from '../language.ts'

/** Is what a learner is told when the key of a paper has changed. Marks are in hundredths. */
export interface MarkedAgain {
	of: 'new-key'
	attemptId: string
	title: Bilingual
	before: number
	now: number
}
