import { basename } from 'node:path'
import { type Bilingual, languages } from '@aravalli/shared/language'
import { searchWords } from '../server/src/platform/search/search-words.ts'
import type { Named } from './checked-files.ts'

type Asked = Named<{ parts: { question: Bilingual }[] }>

/** Lists questions with the same id, and those that a search could not tell apart; one line each. */
export function repeatedQuestions(questions: Asked[]): string[] {
	const ids = repeated(questions, ({ path }) => [basename(path)], 'has the same id as')
	const texts = languages.flatMap((language) =>
		repeated(
			questions,
			({ file }) => file.parts.map(({ question }) => wordsOf(question[language])),
			`asks the same (${language}) as`,
		),
	)
	return [...ids, ...texts]
}

/** Tells a question by its text where it has no word that a search would look for (“Why?”, “How?”). */
const wordsOf = (question: string) => searchWords(question).join(' ') || question

function repeated(questions: Asked[], keysOf: (question: Asked) => string[], problem: string): string[] {
	const first = new Map<string, string>()
	return questions.flatMap((question) =>
		keysOf(question).flatMap((key) => {
			const known = first.get(key)
			if (known === undefined) first.set(key, question.path)
			return known === undefined ? [] : [`${question.path}: ${problem} ${known}`]
		}),
	)
}
