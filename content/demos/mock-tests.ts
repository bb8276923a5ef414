import { prelimsPaperFiles, schemeFiles } from '../../server/src/features/mock-tests/mock-test-files.ts'
import { prelimsQuestionFiles } from '../../server/src/features/prelims-practice/question-file.ts'
import { prelimsSubjects } from '../../shared/src/prelims-subjects.ts'
import { keyOptions } from '../../shared/src/questions/answer-options.ts'
import { declareDemo } from '../demo.ts'

const papers = 2
const questionsOfPaper = 150

/** Explains each wrong option, and the right one by the explanation alone. */
const prelimsDemo = declareDemo({
	...prelimsQuestionFiles,
	folders: [...prelimsSubjects],
	folderOf: ({ subject }) => subject,
	count: [papers * questionsOfPaper, Number.POSITIVE_INFINITY],
	entries: { tags: [1, 4] },
	ownProblems: ({ key, whyWrong, topics, subject }) => [
		...(topics.length > 0 || subject === 'reasoning' ? [] : ['has no topic']),
		...Object.values(whyWrong).flatMap((texts) =>
			keyOptions.flatMap((letter, index) =>
				(texts[index] === '') === (letter === key) ? [] : [`says the wrong thing of option ${letter}`],
			),
		),
	],
	jointProblems: (files) =>
		keyOptions.flatMap((letter) => {
			const share = files.filter(({ file }) => file.key === letter).length / files.length
			return share > 0.2 && share < 0.3
				? []
				: [`option ${letter} is right in ${Math.round(100 * share)} % of the questions`]
		}),
})

const paperDemo = declareDemo({
	...prelimsPaperFiles,
	count: [papers, Number.POSITIVE_INFINITY],
	ownProblems: ({ questionIds }) =>
		questionIds.length === questionsOfPaper ? [] : [`has ${questionIds.length} questions`],
	jointProblems: (files) => {
		const ids = files.flatMap(({ file }) => file.questionIds)
		return new Set(ids).size === ids.length ? [] : ['two papers share questions']
	},
})

export const mockTestDemos = [
	prelimsDemo,
	paperDemo,
	declareDemo({ ...schemeFiles, keysOf: ({ cycle }) => ({ cycle }) }),
]
