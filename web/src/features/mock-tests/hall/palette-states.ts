/** Says how each question stands, for the palette and before an attempt is handed in. Pure. */
import type { MarkingScheme } from '@aravalli/shared/mock-tests/marking-scheme'
import { type Counts, marksOf } from '@aravalli/shared/mock-tests/score-test'
import { NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { type AnswersByPlace, stateOf } from './hall-answers.ts'

/** `seen`: it was looked at and has no option. */
export type PaletteState = 'answered' | 'not-attempted' | 'seen' | 'unseen'

export const paletteStates: readonly PaletteState[] = ['answered', 'not-attempted', 'seen', 'unseen']

export type PaletteFilter = 'all' | 'blank' | 'flagged'

export const paletteFilters: readonly PaletteFilter[] = ['all', 'blank', 'flagged']

export function paletteState(answers: AnswersByPlace, place: number): PaletteState {
	const known = answers[place]
	if (!known) return 'unseen'
	if (known.answer === null) return 'seen'
	return known.answer === NOT_ATTEMPTED ? 'not-attempted' : 'answered'
}

export interface PaletteCounts extends Record<PaletteState, number> {
	flagged: number
	guessed: number
	/** Those without any option, seen or not. */
	blank: number
}

export function countStates(answers: AnswersByPlace, places: readonly number[]): PaletteCounts {
	const counts: PaletteCounts = {
		answered: 0,
		'not-attempted': 0,
		seen: 0,
		unseen: 0,
		flagged: 0,
		guessed: 0,
		blank: 0,
	}
	for (const place of places) {
		const { isFlagged, isGuessed, answer } = stateOf(answers, place)
		counts[paletteState(answers, place)] += 1
		if (isFlagged) counts.flagged += 1
		if (isGuessed && answer !== null && answer !== NOT_ATTEMPTED) counts.guessed += 1
		if (answer === null) counts.blank += 1
	}
	return counts
}

export function filterPlaces(
	answers: AnswersByPlace,
	places: readonly number[],
	filter: PaletteFilter,
): readonly number[] {
	if (filter === 'all') return places
	return places.filter((place) => {
		const { answer, isFlagged } = stateOf(answers, place)
		return filter === 'blank' ? answer === null : isFlagged
	})
}

/** Finds the next question without an option, around the end of the paper; null where all have one. */
export function nextBlank(answers: AnswersByPlace, places: readonly number[], from: number): number | null {
	const blank = filterPlaces(answers, places, 'blank')
	return blank.find((place) => place > from) ?? blank.find((place) => place !== from) ?? null
}

/** Says what so many questions without an option cost, in hundredths of a mark (0 or more), and whether they disqualify. */
export function costOfBlanks(scheme: MarkingScheme, blank: number, questions: number) {
	const none: Counts = { right: 0, wrong: 0, notAttempted: 0, blank: 0, dropped: 0 }
	const marks = marksOf(scheme, { ...none, blank }, { ...none, blank, notAttempted: questions - blank })
	return {
		costHundredths: Math.abs(marks),
		isDisqualifying: scheme.blankLimitPercent !== null && blank * 100 > scheme.blankLimitPercent * questions,
	}
}
