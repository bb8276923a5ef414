/** Is one answer as revision sees it: which option it was does not matter any more. */
export interface JudgedAnswer {
	isRight: boolean
	isGuessed: boolean
}

interface GivenAnswer {
	/** null: no option was chosen. */
	answer: string | null
	isGuessed: boolean
	key: string
	/** True where the question was dropped: then nobody is right or wrong. */
	isDropped: boolean
}

/** @returns null where it says nothing about what is known (revision-card.ts) */
export function judgeAnswer({ answer, isGuessed, key, isDropped }: GivenAnswer): JudgedAnswer | null {
	if (answer === null || isDropped) return null
	return { isRight: answer === key, isGuessed }
}
