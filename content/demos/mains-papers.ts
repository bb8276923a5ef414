import { mainsPaperFiles } from '../../server/src/features/mains-mock-tests/paper-files.ts'
import { usualWords } from '../../shared/src/questions/answer-size.ts'
import { declareDemo } from '../demo.ts'
import { answerProblems } from '../word-problems.ts'

/** A paper of the main examination has so many marks in so many minutes. */
const PAPER = { marks: 200, minutes: 180 }

/** Long answers are compared with a model answer; short ones may do without. */
const ANSWERED_FROM = 10

export const mainsPapersDemo = declareDemo({
	...mainsPaperFiles,
	count: [2, Number.POSITIVE_INFINITY],
	ownProblems: ({ totalMarks, minutes, questions }) => [
		...(totalMarks === PAPER.marks && minutes === PAPER.minutes ? [] : [`has ${totalMarks} marks, ${minutes} minutes`]),
		...(questions[0]?.section ? [] : ['begins without a part']),
		...questions.flatMap(({ marks, wordLimit, answer }, index) =>
			[
				...(usualWords(marks) === wordLimit ? [] : [`${marks} marks do not go with ${wordLimit} words`]),
				...(answer ? answerProblems('answer', answer, wordLimit) : []),
				...(answer || marks < ANSWERED_FROM ? [] : ['has no model answer']),
			].map((problem) => `question ${index + 1}: ${problem}`),
		),
	],
})
