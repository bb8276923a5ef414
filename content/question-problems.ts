import { countWords, parseEmphasis } from '@aravalli/shared/answer-writing/question'
import type { Bilingual } from '@aravalli/shared/language'
import type { QuestionFile } from '../server/src/features/answer-writing/question-file.ts'
import { languageProblems } from './text-problems.ts'

/** Marks, words and minutes belong together. */
const forms = ['2/15/3', '5/50/6', '10/150/12', '15/200/15', '20/250/20']
const essayForm = '20/250/20'

/** Shares of the word limit between which a model answer's length must lie. */
const shortestAnswer = 0.8
const longestAnswer = 1.1

const languages = ['english', 'hindi'] as const

/** What is wrong with one question apart from its shape, one sentence each; a reader would notice any of it. */
export function questionProblems(question: QuestionFile): string[] {
	return [
		...formProblems(question),
		...tagProblems(question.tags),
		...answerProblems(question),
		...pairs(question).flatMap(([name, texts]) => [
			...languages.flatMap((language) => languageProblems(texts[language], language).map((problem) => `${name}: ${problem}`)),
			...equalityProblems(texts).map((problem) => `${name}: ${problem}`),
		]),
	]
}

/** Every text with the name by which a problem is reported. */
function pairs({ subCategory, tags, questionText, answer }: QuestionFile): [string, Bilingual][] {
	const lines = (name: string, { english, hindi }: Bilingual<string[]>) =>
		english.map((line, index): [string, Bilingual] => [`${name} ${index + 1}`, { english: line, hindi: hindi[index] ?? line }])
	return [
		['subCategory', subCategory],
		['questionText', questionText],
		...lines('tag', tags),
		...lines('answer line', answer),
	]
}
