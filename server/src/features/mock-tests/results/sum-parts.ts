/**
 * Sums a marked attempt by any part of the paper, such as its subjects. It is pure.
 */
import type { MarkingScheme } from '@aravalli/shared/mock-tests/marking-scheme'
import { type Counts, countOutcomes, marksOf, type Outcome } from '@aravalli/shared/mock-tests/score-test'

/** Is a question of a finished attempt with what became of it. */
export interface MarkedQuestion {
	outcome: Outcome
	isGuessed: boolean
	spentSeconds: number
}

export interface PartSum extends Counts {
	marksHundredths: number
	/** Is what these questions give when all are right, in hundredths. */
	maxHundredths: number
	spentSeconds: number
	/** Counts guesses at an option: E and none are no guess. */
	guessed: number
	guessedRight: number
}

/** Keeps the parts in the order in which their first questions come. @param whole are the counts of all questions of the paper */
export function sumParts<Q extends MarkedQuestion>(
	scheme: MarkingScheme,
	questions: readonly Q[],
	whole: Counts,
	partOf: (question: Q) => string,
): Map<string, PartSum> {
	return new Map([...Map.groupBy(questions, partOf)].map(([part, own]) => [part, sumPart(scheme, own, whole)]))
}

export function sumPart(scheme: MarkingScheme, questions: readonly MarkedQuestion[], whole: Counts): PartSum {
	const counts = countOutcomes(questions.map(({ outcome }) => outcome))
	const counted = questions.length - counts.dropped
	const guesses = guessesOf(questions)
	return {
		...counts,
		marksHundredths: marksOf(scheme, counts, whole),
		maxHundredths: marksOf(scheme, { ...none, right: counted, dropped: counts.dropped }, whole),
		spentSeconds: questions.reduce((sum, { spentSeconds }) => sum + spentSeconds, 0),
		guessed: guesses.length,
		guessedRight: guesses.filter(({ outcome }) => outcome === 'right').length,
	}
}

const none: Counts = { right: 0, wrong: 0, notAttempted: 0, blank: 0, dropped: 0 }

export const guessesOf = <Q extends MarkedQuestion>(questions: readonly Q[]): Q[] =>
	questions.filter(({ isGuessed, outcome }) => isGuessed && (outcome === 'right' || outcome === 'wrong'))

/** Tells what right answers brought, and what wrong and blank ones cost, in hundredths of a mark. */
export function gainAndLoss(
	scheme: MarkingScheme,
	counts: Counts,
): { gainedHundredths: number; lostHundredths: number } {
	const gainedHundredths = marksOf(scheme, { ...none, right: counts.right, dropped: counts.dropped }, counts)
	return { gainedHundredths, lostHundredths: gainedHundredths - marksOf(scheme, counts, counts) }
}
