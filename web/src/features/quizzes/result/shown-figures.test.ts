import { expect, it } from 'vitest'
import { shownFigures } from './shown-figures.ts'
import type { Figures } from './shown-result.ts'

const names = {
	total: 'total',
	correct: 'correct',
	partly: 'partly',
	incorrect: 'incorrect',
	notJudged: 'not judged',
	notAttempted: 'not attempted',
	time: 'time',
}
const figures: Figures = {
	totalQuestions: 6,
	attemptedQuestions: 6,
	correctAnswers: 6,
	partlyCorrectAnswers: 0,
	incorrectAnswers: 0,
	unansweredQuestions: 0,
	unjudgedAnswers: 6,
	isJudged: false,
	successRatio: 100,
	judgedRatio: null,
	timeTaken: 1880,
}
const written = (given: Partial<Figures>) =>
	shownFigures({ ...figures, ...given }, names).map(({ label, value }) => `${label} ${value}`)

it('are the five that are specified, and how many were not judged', () => {
	expect(written({})).toEqual(['total 6', 'correct 6', 'incorrect 0', 'not judged 6', 'not attempted 0', 'time 31:20'])
})

it('tell of partly correct ones where there are any', () => {
	expect(written({ correctAnswers: 3, partlyCorrectAnswers: 2, unjudgedAnswers: 1 })).toEqual([
		'total 6',
		'correct 3',
		'partly 2',
		'incorrect 0',
		'not judged 1',
		'not attempted 0',
		'time 31:20',
	])
})
