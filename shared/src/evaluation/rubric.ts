/**
 * Says for what an answer gets its marks, and how many at most. Marks are given in steps of one half, so this counts in
 * half marks: sums of whole numbers are always exact.
 *
 * The shares follow how mains answers are commonly marked (15 % introduction, 40 % content, 20 % structure, 15 %
 * conclusion, 10 % presentation); no official rubric is published.
 */

export const rubricParts = ['introduction', 'content', 'structure', 'conclusion', 'presentation'] as const
export type RubricPart = (typeof rubricParts)[number]

/** Holds half marks. */
export type HalfMarks = Record<RubricPart, number>

const shares: HalfMarks = { introduction: 15, content: 40, structure: 20, conclusion: 15, presentation: 10 }

/** In this order, parts with the same remainder get the half mark that is left. */
const importance: readonly RubricPart[] = ['content', 'introduction', 'conclusion', 'structure', 'presentation']

/**
 * Splits a question's marks over the parts by their shares, to the half mark, so that they add up to it exactly (largest
 * remainders). A question of two marks has parts without any.
 *
 * @param maxMarks a whole number from 1
 */
export function rubricOf(maxMarks: number): HalfMarks {
	const halves = maxMarks * 2
	const given = Object.fromEntries(
		rubricParts.map((part) => [part, Math.floor((halves * shares[part]) / 100)]),
	) as HalfMarks
	const remainder = (part: RubricPart) => (halves * shares[part]) % 100
	const byRemainder = [...importance].sort((one, other) => remainder(other) - remainder(one))
	for (const part of byRemainder.slice(0, halves - totalOf(given))) given[part] += 1
	return given
}

export const totalOf = (given: HalfMarks): number => rubricParts.reduce((sum, part) => sum + given[part], 0)

/** Gives the parts that have any marks, in their order. */
export const partsOf = (max: HalfMarks): RubricPart[] => rubricParts.filter((part) => max[part] > 0)

/** Names the parts that were given more than they have, or less than nothing. */
export function partsBeyond(given: HalfMarks, max: HalfMarks): RubricPart[] {
	return rubricParts.filter((part) => given[part] < 0 || given[part] > max[part])
}

/** Above this share of a question's marks, two evaluators differ so much that a lead decides. */
export const MAX_DIFFERENCE = 0.2

/** @param maxHalves all half marks that the question has */
export function differTooMuch(oneHalves: number, otherHalves: number, maxHalves: number): boolean {
	return Math.abs(oneHalves - otherHalves) > MAX_DIFFERENCE * maxHalves
}
