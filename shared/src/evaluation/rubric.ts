/**
 * Says for what an answer gets its marks, and how many at most. Marks are given in steps of one half, so this counts in
 * half marks: sums of whole numbers are always exact.
 *
 * The shares follow how mains answers are commonly marked (15 % introduction, 40 % content, 20 % structure, 15 %
 * conclusion, 10 % presentation); no official rubric is published.
 */

export const rubricParts = ['introduction', 'content', 'structure', 'conclusion', 'presentation'] as const
export type RubricPart = (typeof rubricParts)[number]

/** Holds half marks by what they are given for: a part of an answer, or a question of a whole paper (`questionPart`). */
export type HalfMarks = Readonly<Record<string, number>>

/** A copy has marks for each question where it answers a whole paper; else null. */
export interface MarkedCopy {
	maxMarks: number
	questionMarks: readonly number[] | null
}

/** Names a question of a paper among what marks are given for. @param number from 1 */
export const questionPart = (number: number): string => `q${number}`

/** Gives the number of the question that a part stands for; null for a part of one answer. */
export const questionNumberOf = (part: string): number | null =>
	/^q[1-9]\d{0,2}$/.test(part) ? Number(part.slice(1)) : null

const shares: Record<RubricPart, number> = {
	introduction: 15,
	content: 40,
	structure: 20,
	conclusion: 15,
	presentation: 10,
}

/** In this order, parts with the same remainder get the half mark that is left. */
const importance: readonly RubricPart[] = ['content', 'introduction', 'conclusion', 'structure', 'presentation']

/** Says for what a copy gets its marks, and how many half marks at most: question by question for a paper, else part by part. */
export const rubricOf = ({ maxMarks, questionMarks }: MarkedCopy): HalfMarks =>
	questionMarks === null
		? rubricOfAnswer(maxMarks)
		: Object.fromEntries(questionMarks.map((marks, index) => [questionPart(index + 1), marks * 2]))

/**
 * Splits a question's marks over the parts by their shares, to the half mark, so that they add up to it exactly (largest
 * remainders). A question of two marks has parts without any.
 *
 * @param maxMarks a whole number from 1
 */
export function rubricOfAnswer(maxMarks: number): Record<RubricPart, number> {
	const halves = maxMarks * 2
	const given = Object.fromEntries(
		rubricParts.map((part) => [part, Math.floor((halves * shares[part]) / 100)]),
	) as Record<RubricPart, number>
	const remainder = (part: RubricPart) => (halves * shares[part]) % 100
	const byRemainder = [...importance].sort((one, other) => remainder(other) - remainder(one))
	for (const part of byRemainder.slice(0, halves - totalOf(given))) given[part] += 1
	return given
}

export const totalOf = (given: HalfMarks): number => Object.values(given).reduce((sum, halves) => sum + halves, 0)

/** Gives the parts that have any marks, in their order. */
export function partsOf(max: Readonly<Record<string, number>>): string[] {
	const place = (part: string) => questionNumberOf(part) ?? (rubricParts as readonly string[]).indexOf(part)
	return Object.keys(max)
		.filter((part) => (max[part] ?? 0) > 0)
		.sort((one, other) => place(one) - place(other))
}

/** Names the parts that were given more than they have, or less than nothing. */
export function partsBeyond(given: HalfMarks, max: HalfMarks): string[] {
	return Object.entries(given).flatMap(([part, halves]) => (halves < 0 || halves > (max[part] ?? 0) ? [part] : []))
}

/** Above this share of a question's marks, two evaluators differ so much that a lead decides. */
export const MAX_DIFFERENCE = 0.2

/** @param maxHalves all half marks that the question has */
export function differTooMuch(oneHalves: number, otherHalves: number, maxHalves: number): boolean {
	return Math.abs(oneHalves - otherHalves) > MAX_DIFFERENCE * maxHalves
}
