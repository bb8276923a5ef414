import type { MarkingScheme } from '@aravalli/shared/mock-tests/marking-scheme'
import { fullMarks, marksOf } from '@aravalli/shared/mock-tests/score-test'

const MINUS = '−'

/** Writes marks to two decimals, below zero with the sign that is as wide as a plus: '102.22', '−3.11'. */
export function marksText(hundredths: number): string {
	const text = (Math.abs(hundredths) / 100).toFixed(2)
	return hundredths < 0 ? MINUS + text : text
}

/** Writes a total, which is mostly whole: '200', '16.67'. */
export const totalText = (hundredths: number): string => String(hundredths / 100)

/** Says what one question gives and costs, in hundredths of a mark. */
export function marksOfOne(scheme: MarkingScheme): { right: number; wrong: number; blank: number } {
	const none = { right: 0, wrong: 0, notAttempted: 0, blank: 0, dropped: 0 }
	const wrong = { ...none, wrong: 1 }
	const blank = { ...none, blank: 1 }
	return {
		right: fullMarks(scheme, 1),
		wrong: Math.abs(marksOf(scheme, wrong, wrong)),
		blank: Math.abs(marksOf(scheme, blank, blank)),
	}
}
