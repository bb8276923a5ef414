import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { describe, expect, it } from 'vitest'
import { filterSolutions } from './solution-filter.ts'

const texts = { question: '', options: ['', '', '', ''], explanation: '', whyWrong: ['', '', '', ''] }
const solution = (place: number, part: Partial<Solution>): Solution => ({
	place,
	questionId: `q-${place}`,
	subjectId: 'reasoning',
	subject: '',
	topic: '',
	difficulty: 'EASY',
	key: 'A',
	firstKey: 'A',
	answer: 'A',
	isGuessed: false,
	isFlagged: false,
	spentSeconds: 0,
	outcome: 'right',
	english: texts,
	hindi: null,
	...part,
})

const solutions = [
	solution(1, { isFlagged: true }),
	solution(2, { answer: 'B', outcome: 'wrong', isGuessed: true }),
	solution(3, { answer: null, outcome: 'blank', isGuessed: true }),
	solution(4, { answer: 'E', outcome: 'not-attempted', isGuessed: true }),
	solution(5, { answer: null, outcome: 'dropped', key: null }),
]

describe('solutions', () => {
	it.each([
		['all', [1, 2, 3, 4, 5]],
		['wrong', [2]],
		['blank', [3, 5]],
		['guessed', [2]],
		['flagged', [1]],
	] as const)('that are %s', (filter, places) =>
		expect(filterSolutions(solutions, filter).map(({ place }) => place)).toEqual(places),
	)
})
