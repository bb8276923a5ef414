import type { MainsPaper } from '@aravalli/shared/mains-practice/mains-question'
import { suggestedMinutes, usualWords } from '@aravalli/shared/questions/answer-size'
import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { mainTopicOf } from '@aravalli/shared/topics'
import { questionFiles } from '../../server/src/features/answer-writing/question-file.ts'
import { mainsFiles } from '../../server/src/features/mains-practice/question-file.ts'
import { miqFiles } from '../../server/src/features/miq/question-file.ts'
import { declareDemo } from '../demo.ts'
import { answerProblems, hasSketch, longTags } from '../word-problems.ts'

const folderOf = (category: PaperCategory) => category.toLowerCase().replaceAll('_', '-')
const folders = paperCategories.map(folderOf)

/** Letters, reports and drafts of the language paper have 150 words, a paragraph 200. Source: RPSC's syllabus of Paper IV. */
const languageWords = [150, 200]
const ESSAY = { marks: 20, words: 250 }
/** Is how many answers of a kind have a table or a chain of steps. */
const FEWEST_SKETCHES = 10

/** Lists the words that a question of so many marks may ask for: one limit for one mark, but in the language paper. */
function wordsFor(paper: PaperCategory | MainsPaper, marks: number): number[] {
	if (paper === 'ESSAY') return marks === ESSAY.marks ? [ESSAY.words] : []
	if (marks === 10 && (paper === 'GS_PAPER_4' || paper === 'paper4')) return languageWords
	const words = usualWords(marks)
	return words === undefined ? [] : [words]
}

function sizeProblems(paper: PaperCategory | MainsPaper, marks: number, words: number): string[] {
	const allowed = wordsFor(paper, marks)
	return allowed.includes(words)
		? []
		: [`${marks} marks do not go with ${words} words in ${paper}; ${allowed.join(' or ') || 'none'} would`]
}

const minutesProblems = (marks: number, minutes: number) =>
	minutes === suggestedMinutes(marks) ? [] : [`${marks} marks go with ${suggestedMinutes(marks)} minutes`]

const sketchProblems = (count: number) =>
	count >= FEWEST_SKETCHES ? [] : [`${count} answers have a table or a chain of steps; ${FEWEST_SKETCHES} are wanted`]

export const answerWritingDemo = declareDemo({
	...questionFiles,
	folders,
	folderOf: ({ paperCategory }) => folderOf(paperCategory),
	count: [60, Number.POSITIVE_INFINITY],
	entries: { tags: [2, 5] },
	oneTranslation: 'subCategory',
	ownProblems: ({ paperCategory, marks, wordLimit, timeLimitMinutes, answer, tags }) => [
		...longTags(tags),
		...sizeProblems(paperCategory, marks, wordLimit),
		...minutesProblems(marks, timeLimitMinutes),
		...answerProblems('answer', answer, wordLimit),
	],
	jointProblems: (files) => sketchProblems(files.filter(({ file }) => hasSketch(file.answer)).length),
})

export const miqDemo = declareDemo({
	...miqFiles,
	folders,
	folderOf: ({ paperCategory }) => folderOf(paperCategory),
	count: [40, Number.POSITIVE_INFINITY],
	entries: { tags: [2, 6], parts: [1, 4] },
	ownProblems: ({ paperCategory, marks, durationMinutes, parts, tags, year, publishedOn, isMostImportant }) => {
		const published = Number(publishedOn.slice(0, 4))
		const [words] = wordsFor(paperCategory, marks / parts.length)
		return [
			...longTags(tags),
			...minutesProblems(marks, durationMinutes),
			...(isMostImportant ? [] : ['is not marked as most important']),
			// An examination has the name of its year also when it is held in the next, and is prepared for in the year before.
			...(Math.abs(year - published) <= 1 ? [] : [`is for the examination of ${year}, but comes out in ${published}`]),
			...(words === undefined
				? [`${marks} marks do not go with ${parts.length} parts`]
				: parts.flatMap(({ answer }, index) => answerProblems(`parts ${index + 1} answer`, answer, words))),
		]
	},
})

const mainsSets = [...'abcdefghijk'].map((letter) => `set-${letter}`)

export const mainsDemo = declareDemo({
	...mainsFiles,
	folders: mainsSets,
	folderOf: ({ practiceSet }) => mainsSets[practiceSet - 1] ?? '',
	count: [60, Number.POSITIVE_INFINITY],
	entries: { parts: [1, 4] },
	ownProblems: (file) => [
		...(mainTopicOf(file.topics, file.subject) === null ? [`none of its topics belongs to ${file.subject}`] : []),
		...file.parts.flatMap(({ marks, wordLimit, answer }, index) =>
			[...sizeProblems(file.paperNo, marks, wordLimit), ...answerProblems('answer', answer, wordLimit)].map(
				(problem) => `parts ${index + 1}: ${problem}`,
			),
		),
	],
	jointProblems: (files) =>
		sketchProblems(files.flatMap(({ file }) => file.parts).filter(({ answer }) => hasSketch(answer)).length),
})
