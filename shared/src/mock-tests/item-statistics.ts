/**
 * Tells how the questions of a paper did, from the sheets of those who took it. It is pure.
 *
 * Difficulty is the share of right answers. Discrimination is the upper-lower index: the share right among the best 27 percent by marks, less that among the weakest 27
 * percent (T. L. Kelley, The selection of upper and lower groups for the validation of test items, 1939). Below 0.2 a question tells little; below 0 its key is doubtful.
 */
import type { KeyEntry } from './score-test.ts'

const GROUP_SHARE = 0.27

/** Is one attempt: a character a question, A to E, or '-' for none. */
export interface ScoredSheet {
	answers: string
	marksHundredths: number
}

export interface ItemStatistics {
	attempts: number
	/** Counts A to E and '-' for none. */
	options: Record<string, number>
	right: number
	/** It is null where there is nobody in the groups, or the question is dropped. */
	discrimination: number | null
}

/** @param key goes by the places of the paper, as the sheets do */
export function itemStatistics(key: readonly KeyEntry[], sheets: readonly ScoredSheet[]): ItemStatistics[] {
	const byMarks = [...sheets].sort((one, other) => other.marksHundredths - one.marksHundredths)
	const group = Math.floor(GROUP_SHARE * sheets.length)
	const [best, weakest] = [byMarks.slice(0, group), byMarks.slice(byMarks.length - group)]
	return key.map((entry, index) => {
		const options = countOptions(sheets, index)
		return {
			attempts: sheets.length,
			options,
			right: entry === 'dropped' ? 0 : (options[entry] ?? 0),
			discrimination:
				group === 0 || entry === 'dropped' ? null : shareOf(best, index, entry) - shareOf(weakest, index, entry),
		}
	})
}

function countOptions(sheets: readonly ScoredSheet[], index: number): Record<string, number> {
	const counts: Record<string, number> = { A: 0, B: 0, C: 0, D: 0, E: 0, '-': 0 }
	for (const { answers } of sheets) {
		const letter = answers[index] ?? '-'
		counts[letter] = (counts[letter] ?? 0) + 1
	}
	return counts
}

const shareOf = (sheets: readonly ScoredSheet[], index: number, entry: string) =>
	sheets.filter(({ answers }) => answers[index] === entry).length / sheets.length
