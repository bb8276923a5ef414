interface Marked {
	halfMarks: number
	maxMarks: number
}

/**
 * Gives how many marks more an answer has than one before it, scaled to its own maximum and in steps of one half: 6.5 of
 * 10 after 8 of 15 is one more.
 */
export function moreThanLast(answer: Marked, last: Marked): number {
	const scaled = (last.halfMarks * answer.maxMarks) / last.maxMarks
	return Math.round(answer.halfMarks - scaled) / 2 + 0
}
