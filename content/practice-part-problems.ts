import { countWords } from '@aravalli/shared/count-words'
import { type Bilingual, languages } from '@aravalli/shared/language'
import { pairProblems } from './pair-problems.ts'

interface PracticePart {
	question: Bilingual
	/** Each entry is a line. */
	answer: { english: string[]; hindi: string[] }
}

/** A model answer has from 80 to 120 percent of the words asked for. */
const shortestAnswer = 0.8
const longestAnswer = 1.2

/** Says what is wrong with a numbered part of a question and its model answer, in both languages. */
export function partProblems(name: string, { question, answer }: PracticePart, wordLimit: number): string[] {
	const lines = answer.english.flatMap((english, index) => {
		const hindi = answer.hindi[index]
		return hindi === undefined ? [] : pairProblems(`${name} answer line ${index + 1}`, { english, hindi })
	})
	const isEven = answer.english.length === answer.hindi.length
	return [
		...pairProblems(`${name} question`, question),
		...(isEven ? [] : [`${name} answer has more lines in one language than in the other`]),
		...lines,
		...lengthProblems(name, answer, wordLimit),
	]
}

function lengthProblems(name: string, answer: PracticePart['answer'], wordLimit: number): string[] {
	return languages.flatMap((language) => {
		const words = countWords(answer[language].join('\n'))
		const isRight = words >= wordLimit * shortestAnswer && words <= wordLimit * longestAnswer
		return isRight ? [] : [`${name} answer has ${words} words in ${language}; ${wordLimit} are asked for`]
	})
}
