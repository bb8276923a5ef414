import { answerParts } from '@aravalli/shared/answer-parts'
import { countWords } from '@aravalli/shared/count-words'
import { type Bilingual, languages } from '@aravalli/shared/language'

/** A model answer has at least 80 percent of the words asked for. */
const shortestAnswer = 0.8

/** Says whether a model answer keeps the limit that is printed beside it, in either language; readers count. */
export const answerProblems = (name: string, answer: Bilingual<string[]>, limit: number): string[] =>
	languages.flatMap((language) => {
		const words = countWords(answer[language].join('\n'))
		return words >= limit * shortestAnswer && words <= limit
			? []
			: [`${name} has ${words} words in ${language}; ${limit} are asked for`]
	})

/** Tells whether an answer has what examiners reward beside sentences: a table, or a chain of steps. */
export const hasSketch = ({ english }: Bilingual<string[]>): boolean =>
	answerParts(english.join('\n')).some(({ kind }) => kind === 'table' || kind === 'flow')

const tagWords = 3

export const longTags = (tags: Bilingual<string[]>): string[] =>
	languages
		.flatMap((language) => tags[language])
		.filter((tag) => countWords(tag) > tagWords)
		.map((tag) => `the tag “${tag}” has more than ${tagWords} words`)
