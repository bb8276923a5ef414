/**
 * Marks an attempt at a paper of multiple-choice questions.
 *
 * It is pure, and computes in whole numbers: a fraction like 4/3 is rounded once, at the end, to hundredths of a mark, a half away from zero. How RPSC marks (150
 * questions, 200 marks, a third for a wrong one, option E, blanks cost a third as well, more than 10 % of them disqualify; since August 2023) and what is open in it
 * (a fixed 0.33, what becomes of dropped questions) stands in the scheme, not here. Worked example of the rule: 90 right, 30 wrong, 20 E and 10 blank of 150 make
 * 90 × 4/3 − 40 × 4/9 = 102.22.
 */
import { type AnswerOption, type KeyOption, NOT_ATTEMPTED } from '../questions/answer-options.ts'
import type { MarkingScheme } from './marking-scheme.ts'

/** Is the right option of a question; `dropped`: it no longer counts. */
export type KeyEntry = KeyOption | 'dropped'

export type Outcome = 'right' | 'wrong' | 'not-attempted' | 'blank' | 'dropped'

export interface Counts {
	right: number
	wrong: number
	/** Counts those answered with E. */
	notAttempted: number
	/** Counts those with no option at all. */
	blank: number
	dropped: number
}

export interface Score extends Counts {
	/** Hundredths of a mark; it may be below zero. */
	marksHundredths: number
	/** Is what the paper can give, in hundredths. */
	maxHundredths: number
	isDisqualified: boolean
}

/** @param answer null: no option was chosen */
export function outcomeOf(key: KeyEntry, answer: AnswerOption | null): Outcome {
	if (key === 'dropped') return 'dropped'
	if (answer === null) return 'blank'
	if (answer === NOT_ATTEMPTED) return 'not-attempted'
	return answer === key ? 'right' : 'wrong'
}

const nothing: Counts = { right: 0, wrong: 0, notAttempted: 0, blank: 0, dropped: 0 }

export function countOutcomes(outcomes: readonly Outcome[]): Counts {
	const counts = { ...nothing }
	for (const outcome of outcomes) counts[outcome === 'not-attempted' ? 'notAttempted' : outcome] += 1
	return counts
}

const sizeOf = ({ right, wrong, notAttempted, blank, dropped }: Counts) =>
	right + wrong + notAttempted + blank + dropped

/**
 * Marks a paper.
 *
 * @param key and answers go by the place of the question in the paper, and are of the same length
 */
export function scoreTest(
	scheme: MarkingScheme,
	key: readonly KeyEntry[],
	answers: readonly (AnswerOption | null)[],
): Score {
	const counts = countOutcomes(key.map((entry, index) => outcomeOf(entry, answers[index] ?? null)))
	// Whoever left a question blank did so before anybody knew that it would be dropped.
	const blanks = answers.filter((answer) => answer === null).length + Math.max(0, key.length - answers.length)
	return {
		...counts,
		marksHundredths: marksOf(scheme, counts, counts),
		maxHundredths: fullMarks(scheme, key.length),
		isDisqualified: scheme.blankLimitPercent !== null && blanks * 100 > scheme.blankLimitPercent * key.length,
	}
}

/** Is what so many questions give at most, in hundredths of a mark. */
export const fullMarks = ({ totalMarks, questionCount }: MarkingScheme, questions: number): number =>
	roundedQuotient(100 * totalMarks * questions, questionCount)

/**
 * Gives the marks of some questions of a paper, such as those of a subject, in hundredths.
 *
 * @param whole are the counts of the whole paper: where questions were dropped, the others share their marks all over the paper
 */
export function marksOf(scheme: MarkingScheme, part: Counts, whole: Counts): number {
	const { totalMarks, questionCount, wrongParts, wrongHundredths, droppedRule, isBlankPenalised } = scheme
	const costing = part.wrong + (isBlankPenalised ? part.blank : 0)
	const isShared = droppedRule === 'scale'
	const right = isShared ? part.right : part.right + part.dropped
	const all = sizeOf(whole)
	const counted = isShared ? all - whole.dropped : all
	if (counted === 0) return 0
	// A question gives 100 × total ÷ questions hundredths, times what the dropped ones leave to the others.
	const numerator = 100 * totalMarks * all
	const denominator = questionCount * counted
	if (wrongHundredths !== null) return roundedQuotient(numerator * right, denominator) - costing * wrongHundredths
	const parts = wrongParts ?? 1
	const lost = wrongParts === null ? 0 : costing
	return roundedQuotient(numerator * (right * parts - lost), denominator * parts)
}

/** Rounds a half away from zero; exact below 2^53. */
function roundedQuotient(numerator: number, denominator: number): number {
	const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))
	return numerator < 0 ? 0 - size : size
}
