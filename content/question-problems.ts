import { countWords } from '@aravalli/shared/count-words'
import type { Bilingual } from '@aravalli/shared/language'
import { languages } from '@aravalli/shared/language'
import type { QuestionFile } from '../server/src/features/answer-writing/question-file.ts'
import { textProblems, twinProblems } from './text-problems.ts'

/** The marks of a question decide its minutes and words. */
const forms = new Map([
	[2, { wordLimit: 15, timeLimitMinutes: 3 }],
	[5, { wordLimit: 50, timeLimitMinutes: 6 }],
	[10, { wordLimit: 150, timeLimitMinutes: 12 }],
	[15, { wordLimit: 200, timeLimitMinutes: 15 }],
	[20, { wordLimit: 250, timeLimitMinutes: 20 }],
])

/** A model answer has from 80 to 110 percent of the words asked for. */
const shortestAnswer = 0.8
const longestAnswer = 1.1

/** Says what is wrong with one question, its shape being right; one sentence each. */
export function questionProblems(question: QuestionFile): string[] {
	return [
		...formProblems(question),
		...tagProblems(question),
		...answerProblems(question),
		...allTextProblems(question),
	]
}

function formProblems({ paperCategory, marks, wordLimit, timeLimitMinutes }: QuestionFile): string[] {
	const form = forms.get(marks)
	if (!form) return [`${marks} marks are not one of ${[...forms.keys()].join(', ')}`]
	const problems = []
	if (wordLimit !== form.wordLimit || timeLimitMinutes !== form.timeLimitMinutes) {
		problems.push(`${marks} marks go with ${form.wordLimit} words and ${form.timeLimitMinutes} minutes`)
	}
	if (paperCategory === 'ESSAY' && marks !== 20) problems.push('an essay has 20 marks')
	return problems
}

function tagProblems({ tags }: QuestionFile): string[] {
	const problems = []
	if (tags.english.length < 2 || tags.english.length > 5) problems.push('has other than 2 to 5 tags')
	if (tags.english.length !== tags.hindi.length) problems.push('has more tags in one language than in the other')
	for (const language of languages) {
		const own = tags[language]
		if (new Set(own.map((tag) => tag.toLowerCase())).size < own.length) problems.push(`repeats a tag in ${language}`)
		for (const tag of own) if (countWords(tag) > 3) problems.push(`the tag “${tag}” has more than 3 words`)
	}
	return problems
}

function answerProblems({ answer, wordLimit }: QuestionFile): string[] {
	const problems = []
	if (answer.english.length !== answer.hindi.length) {
		problems.push('the answer has more lines in one language than in the other')
	}
	for (const language of languages) {
		const words = countWords(answer[language].join('\n'))
		if (words < wordLimit * shortestAnswer || words > wordLimit * longestAnswer) {
			problems.push(`the answer has ${words} words in ${language}; ${wordLimit} are asked for`)
		}
	}
	return problems
}

function allTextProblems(question: QuestionFile): string[] {
	return textPairs(question).flatMap(([name, texts]) =>
		[
			...languages.flatMap((language) =>
				textProblems(texts[language], language).map((found) => `${found} (${language})`),
			),
			...twinProblems(texts),
		].map((problem) => `${name} ${problem}`),
	)
}

/** Puts every text beside its twin, with the name by which it is reported. */
function textPairs({ subCategory, questionText, tags, answer }: QuestionFile): [string, Bilingual][] {
	const pairs: [string, Bilingual][] = [
		['subCategory', subCategory],
		['questionText', questionText],
	]
	const lists = { tag: tags, 'answer line': answer }
	for (const [name, { english, hindi }] of Object.entries(lists)) {
		for (const [index, text] of english.entries()) {
			const twin = hindi[index]
			if (twin !== undefined) pairs.push([`${name} ${index + 1}`, { english: text, hindi: twin }])
		}
	}
	return pairs
}
