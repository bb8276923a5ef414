/** Says of a question with options what a result says of it. It has no imports of code, because the browser runs it. */
import type { QuizQuestionData } from './shapes-contract.ts'

/** Names an option by its index, from 0: 'A', 'B', 'C' … */
export function optionLetter(index: number): string {
	return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** Each is null where a question has no options. */
export interface OptionFields {
	/** Is a letter, or null where nothing was chosen. */
	userAnswer: string | null
	correctAnswer: string | null
	explanation: string | null
}

/** @param option the index of the one that was chosen */
export function optionFields(
	question: Partial<QuizQuestionData> | null | undefined,
	option: number | undefined,
): OptionFields {
	const { options, correctOption, explanation } = question ?? {}
	const letter = (index: number | undefined) => (options && index !== undefined ? optionLetter(index) : null)
	return {
		userAnswer: letter(option),
		correctAnswer: letter(correctOption),
		explanation: (options && explanation) ?? null,
	}
}
