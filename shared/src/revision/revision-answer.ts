import type { AnswerOption, KeyOption } from '../prelims-practice/options.ts'

/** Is one answer as revision sees it: which option it was does not matter any more. */
export interface JudgedAnswer {
	isRight: boolean
	isGuessed: boolean
}

interface GivenAnswer {
	/** null: no option was chosen. */
	answer: AnswerOption | null
	isGuessed: boolean
	key: KeyOption
	/** True where the question was dropped: then nobody is right or wrong. */
	isDropped: boolean
}

/** @returns null where it says nothing about what is known (revision-card.ts) */
export function judgeAnswer({ answer, isGuessed, key, isDropped }: GivenAnswer): JudgedAnswer | null {
	if (answer === null || isDropped) return null
	return { isRight: answer === key, isGuessed }
}
