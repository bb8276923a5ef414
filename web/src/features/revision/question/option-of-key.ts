import { type AnswerOption, answerOptions } from '@aravalli/shared/questions/answer-options'

/** Gives the option of a key; 1 is A. Null: the key is for something else. */
export function optionOfKey(key: string): AnswerOption | null {
	const letter = key.length === 1 ? key.toUpperCase() : ''
	const byNumber = /^[1-5]$/.test(key) ? answerOptions[Number(key) - 1] : undefined
	return byNumber ?? answerOptions.find((option) => option === letter) ?? null
}
