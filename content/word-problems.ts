import { countWords } from '@aravalli/shared/count-words'
import { type Bilingual, languages } from '@aravalli/shared/language'

/** A model answer has at least 80 percent of the words asked for. */
const shortestAnswer = 0.8

/** Says whether a model answer has about as many words as are asked for, in either language. */
export const answerProblems = (name: string, answer: Bilingual<string[]>, limit: number, longest: number): string[] =>
	languages.flatMap((language) => {
		const words = countWords(answer[language].join('\n'))
		return words >= limit * shortestAnswer && words <= limit * longest
			? []
			: [`${name} has ${words} words in ${language}; ${limit} are asked for`]
	})

const tagWords = 3

export const longTags = (tags: Bilingual<string[]>): string[] =>
	languages
		.flatMap((language) => tags[language])
		.filter((tag) => countWords(tag) > tagWords)
		.map((tag) => `the tag “${tag}” has more than ${tagWords} words`)
