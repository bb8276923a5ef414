/** Says of a question with options what a result says of it. It has no imports, because the browser runs it. */

/** Names an option by its index, from 0: 'A', 'B', 'C' … */
export function optionLetter(index: number): string {
	return String.fromCharCode('A'.charCodeAt(0) + index)
}

interface WithOptions {
	options?: string[] | undefined
	correctOption?: number | undefined
	explanation?: string | undefined
}

/** Each is null where a question has no options. */
export interface OptionFields {
	/** Is a letter, or null where nothing was chosen. */
	userAnswer: string | null
	correctAnswer: string | null
	explanation: string | null
}

/** @param option the index of the one that was chosen */
export function optionFields(question: WithOptions | null | undefined, option: number | undefined): OptionFields {
	const { options, correctOption, explanation } = question ?? {}
	const letter = (index: number | undefined) => (options && index !== undefined ? optionLetter(index) : null)
	return {
		userAnswer: letter(option),
		correctAnswer: letter(correctOption),
		explanation: (options && explanation) ?? null,
	}
}
