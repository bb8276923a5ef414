import { expect, it } from 'vitest'
import { quizSizes } from './quiz-sizes.ts'

it.each([
	[0, [200], 200],
	[2, [200], 200],
	[5, [200], 200],
	[6, [5, 200], 200],
	[10, [5, 200], 200],
	[11, [5, 10, 200], 10],
	[21, [5, 10, 20, 200], 10],
	[68, [5, 10, 20, 200], 10],
	[900, [5, 10, 20, 200], 10],
])('of a list of %d a quiz has one of %j questions, at first %d', (total, sizes, usual) => {
	expect(quizSizes(total)).toEqual({ sizes, usual })
})
