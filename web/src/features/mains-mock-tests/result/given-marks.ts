import { questionPart } from '@aravalli/shared/evaluation/rubric'

export type GivenMarks = Readonly<Record<string, number>>

/** Adds up marks in halves, which are whole numbers. */
export const sumOf = (questions: readonly { number: number }[], marks: GivenMarks): number =>
	questions.reduce((sum, { number }) => sum + Math.round((marks[questionPart(number)] ?? 0) * 2), 0) / 2
