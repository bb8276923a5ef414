import { describe, expect, it } from 'vitest'
import { pictureProblem } from './picture-rules.ts'

describe('a profile picture', () => {
	it.each([
		['image/jpeg', 1, null],
		['image/png', 5_242_880, null],
		['image/webp', 5_242_881, 'too-large'],
		['image/gif', 1, 'not-an-image'],
		['image/svg+xml', 1, 'not-an-image'],
		['application/pdf', 9_999_999, 'not-an-image'],
		['', 1, 'not-an-image'],
	])('%s of %i bytes: %s', (type, size, problem) => {
		expect(pictureProblem({ type, size })).toBe(problem)
	})
})
