import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { mainTopicOf } from '@aravalli/shared/topics'
import { questionFiles } from '../../server/src/features/answer-writing/question-file.ts'
import { mainsFiles } from '../../server/src/features/mains-practice/question-file.ts'
import { miqFiles } from '../../server/src/features/miq/question-file.ts'
import { declareDemo } from '../demo.ts'
import { answerProblems, longTags } from '../word-problems.ts'

const folderOf = (category: PaperCategory) => category.toLowerCase().replaceAll('_', '-')
const folders = paperCategories.map(folderOf)

/** The marks of a question decide its minutes and words. */
const forms = new Map([
	[2, { wordLimit: 15, timeLimitMinutes: 3 }],
	[5, { wordLimit: 50, timeLimitMinutes: 6 }],
	[10, { wordLimit: 150, timeLimitMinutes: 12 }],
	[15, { wordLimit: 200, timeLimitMinutes: 15 }],
	[20, { wordLimit: 250, timeLimitMinutes: 20 }],
])

export const answerWritingDemo = declareDemo({
	...questionFiles,
	folders,
	folderOf: ({ paperCategory }) => folderOf(paperCategory),
	count: [60, Number.POSITIVE_INFINITY],
	entries: { tags: [2, 5] },
	oneTranslation: 'subCategory',
	ownProblems: ({ paperCategory, marks, wordLimit, timeLimitMinutes, answer, tags }) => {
		const form = forms.get(marks)
		const problems = [...longTags(tags), ...answerProblems('answer', answer, wordLimit, 1.1)]
		if (!form) problems.push(unknownMarks(marks, forms))
		else if (wordLimit !== form.wordLimit || timeLimitMinutes !== form.timeLimitMinutes)
			problems.push(`${marks} marks go with ${form.wordLimit} words and ${form.timeLimitMinutes} minutes`)
		if (paperCategory === 'ESSAY' && marks !== 20) problems.push('an essay has 20 marks')
		return problems
	},
})

/** The marks of a most important question decide its minutes and words, over all its parts. */
const miqForms = new Map([
	[5, { words: 50, minutes: 6 }],
	[10, { words: 100, minutes: 12 }],
	[15, { words: 150, minutes: 15 }],
	[20, { words: 200, minutes: 20 }],
])

export const miqDemo = declareDemo({
	...miqFiles,
	folders,
	folderOf: ({ paperCategory }) => folderOf(paperCategory),
	count: [40, Number.POSITIVE_INFINITY],
	entries: { tags: [2, 6], parts: [1, 4] },
	ownProblems: ({ marks, durationMinutes, parts, tags, year, publishedOn }) => {
		const form = miqForms.get(marks)
		if (!form) return [unknownMarks(marks, miqForms)]
		const published = Number(publishedOn.slice(0, 4))
		return [
			...longTags(tags),
			...(durationMinutes === form.minutes ? [] : [`${marks} marks go with ${form.minutes} minutes`]),
			// An examination has the name of its year also when it is held in the next, and is prepared for in the year before.
			...(Math.abs(year - published) <= 1 ? [] : [`is for the examination of ${year}, but comes out in ${published}`]),
			...parts.flatMap(({ answer }, index) =>
				answerProblems(`parts ${index + 1} answer`, answer, Math.round(form.words / parts.length), 1.2),
			),
		]
	},
})

/** The marks of a part decide how many words it may have. */
const partWords = new Map([
	[2, 15],
	[5, 50],
	[10, 100],
	[20, 200],
])

const mainsSets = [...'abcdefghijk'].map((letter) => `set-${letter}`)

export const mainsDemo = declareDemo({
	...mainsFiles,
	folders: mainsSets,
	folderOf: ({ practiceSet }) => mainsSets[practiceSet - 1] ?? '',
	count: [60, Number.POSITIVE_INFINITY],
	entries: { parts: [1, 4] },
	ownProblems: (file) => [
		...(mainTopicOf(file.topics, file.subject) === null ? [`none of its topics belongs to ${file.subject}`] : []),
		...file.parts.flatMap(({ marks, wordLimit, answer }, index) => [
			...(partWords.get(marks) === wordLimit
				? []
				: [`parts ${index + 1}: ${marks} marks do not go with ${wordLimit} words`]),
			...answerProblems(`parts ${index + 1} answer`, answer, wordLimit, 1.2),
		]),
	],
})

const unknownMarks = (marks: number, known: Map<number, unknown>) =>
	`${marks} marks are not one of ${[...known.keys()].join(', ')}`
