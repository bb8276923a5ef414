import { describe, expect, it } from 'vitest'
import { partsBeyond, partsOf, questionNumberOf, questionPart, rubricOf, totalOf } from './rubric.ts'

describe('the rubric of a copy', () => {
	it('splits the marks of one answer over its parts', () => {
		for (let maxMarks = 1; maxMarks <= 250; maxMarks += 1) {
			expect(totalOf(rubricOf({ maxMarks, questionMarks: null }))).toBe(maxMarks * 2)
		}
		expect(partsOf(rubricOf({ maxMarks: 10, questionMarks: null }))).toEqual([
			'introduction',
			'content',
			'structure',
			'conclusion',
			'presentation',
		])
	})

	it('has the questions of a whole paper in their order, each with its own marks', () => {
		const questionMarks = [2, 2, 5, 10, 2, 2, 2, 2, 2, 2, 5, 10]
		const rubric = rubricOf({ maxMarks: 46, questionMarks })
		expect(rubric).toMatchObject({ q1: 4, q3: 10, q12: 20 })
		expect(totalOf(rubric)).toBe(92)
		const stored = Object.fromEntries(Object.entries(rubric).toReversed())
		expect(partsOf(stored)).toEqual(questionMarks.map((_, index) => questionPart(index + 1)))
	})

	it('refuses more than a question has, less than nothing, and what the paper does not have', () => {
		const max = rubricOf({ maxMarks: 7, questionMarks: [2, 5] })
		expect(partsBeyond({ q1: 4, q2: 10 }, max)).toEqual([])
		expect(partsBeyond({ q1: 5, q2: -1, q3: 1, content: 1 }, max)).toEqual(['q1', 'q2', 'q3', 'content'])
	})

	it('tells a question from a part of an answer', () => {
		expect(['q1', 'q40', 'q0', 'q', 'content'].map(questionNumberOf)).toEqual([1, 40, null, null, null])
	})
})
