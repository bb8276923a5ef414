/** Says what becomes of the marks of a question that is dropped after objections: sources differ, so it is data of a scheme. */
export const droppedRules = ['scale', 'bonus'] as const

export type DroppedRule = (typeof droppedRules)[number]

/** Is how an examination is marked. Marks are counted for a paper of `questionCount` questions; a shorter one has its share of them. */
export interface MarkingScheme {
	questionCount: number
	totalMarks: number
	/** A wrong answer costs one part of so many of the marks of its question; null where it costs a fixed amount, or nothing. */
	wrongParts: number | null
	/** Or it costs so many hundredths of a mark. */
	wrongHundredths: number | null
	hasNotAttempted: boolean
	/** A question without any option, E included, costs as much as a wrong one. */
	isBlankPenalised: boolean
	/** More blank questions than this share disqualify; null: none do. */
	blankLimitPercent: number | null
	droppedRule: DroppedRule
}
