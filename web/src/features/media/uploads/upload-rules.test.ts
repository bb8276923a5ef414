import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { fileProblem, isRefusal, isTriedByItself } from './upload-rules.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })
const refusal = (status: number) => new ApiError(status, { code: 'x', message: 'x' })

describe('a file that is chosen', () => {
	it.each([
		[file('fort.jpg', 'image/jpeg', 10 * 1024 * 1024), null],
		[file('fort.png', 'image/png'), null],
		[file('fort.webp', 'image/webp'), null],
		[file('fort.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1), 'too-large'],
		[file('fort.svg', 'image/svg+xml'), 'not-an-image'],
		[file('list.pdf', 'application/pdf', 99_000_000), 'not-an-image'],
		[file('fort', ''), 'not-an-image'],
		[file('IMG_1.HEIC', ''), 'heic'],
		[file('IMG_1', 'image/heif'), 'heic'],
	])('%j has the problem %s', (given, problem) => {
		expect(fileProblem(given)).toBe(problem)
	})
})

describe('what is not stored', () => {
	it('is refused for good where the server has looked at the picture itself', () => {
		expect([400, 413, 415].map((status) => isRefusal(refusal(status)))).toEqual([true, true, true])
		expect([401, 429, 500, 503].map((status) => isRefusal(refusal(status)))).toEqual([false, false, false, false])
		expect(isRefusal(new TypeError('no network'))).toBe(false)
	})

	it('is tried again by itself, but for whoever has to sign in first', () => {
		expect([401, 403, 429, 503].map((status) => isTriedByItself(refusal(status)))).toEqual([false, false, true, true])
		expect(isTriedByItself(new TypeError('no network'))).toBe(true)
	})
})
