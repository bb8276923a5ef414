import { describe, expect, it } from 'vitest'
import { choosePictures, pictureProblem } from './picture-rules.ts'

const file = (name: string, type = 'image/png', size = 1) => ({ name, type, size })

describe('pictureProblem', () => {
	it.each([
		[file('a.jpg', 'image/jpeg', 5_242_880), null],
		[file('a.webp', 'image/webp'), null],
		[file('a.png', 'image/png', 5_242_881), 'too-large'],
		[file('a.pdf', 'application/pdf'), 'not-an-image'],
		[file('a.svg', 'image/svg+xml'), 'not-an-image'],
		[file('IMG_1.HEIC', ''), 'heic'],
		[file('a', 'image/heif'), 'heic'],
		[file('a', ''), 'not-an-image'],
	])('of %j', (given, problem) => {
		expect(pictureProblem(given)).toBe(problem)
	})
})

describe('choosePictures', () => {
	const a = file('a')
	const b = file('b')
	const c = file('c')
	const d = file('d')

	it('keeps the first three', () => {
		expect(choosePictures(0, [a, b, c])).toEqual({ kept: [a, b, c], problem: null })
		expect(choosePictures(0, [a, b, c, d])).toEqual({ kept: [a, b, c], problem: 'only-three' })
		expect(choosePictures(2, [a, b])).toEqual({ kept: [a], problem: 'only-three' })
		expect(choosePictures(3, [a])).toEqual({ kept: [], problem: 'only-three' })
	})

	it('keeps what is fine beside what is not, and says what is wrong', () => {
		const text = file('a.txt', 'text/plain')
		expect(choosePictures(0, [text, a, b])).toEqual({ kept: [a, b], problem: 'not-an-image' })
	})
})
