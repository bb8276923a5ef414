import { describe, expect, it } from 'vitest'
import { ApiError } from '../api.ts'
import { fieldErrors, saveTrouble } from './save-trouble.ts'

const refusal = (status: number, code: string) => new ApiError(status, { code, message: '' })

describe('why something could not be saved', () => {
	it.each([
		[new TypeError('Failed to fetch'), 'away'],
		[refusal(500, 'server.failed'), 'away'],
		[refusal(503, 'database.unavailable'), 'away'],
		[refusal(429, 'request.too-often'), 'away'],
		[refusal(401, 'access.not-signed-in'), 'signed-out'],
		[refusal(403, 'access.wrong-role'), 'not-allowed'],
		[refusal(404, 'content.not-found'), 'gone'],
		[refusal(409, 'content.deleted'), 'deleted'],
		[refusal(409, 'content.changed'), 'changed'],
		[refusal(400, 'request.invalid'), 'refused'],
		[refusal(413, 'request.too-large'), 'refused'],
	])('%s: %s', (error, trouble) => expect(saveTrouble(error)).toBe(trouble))

	it('may be said of single fields', () => {
		const errors = [
			{ path: 'content.hindi.answer', message: 'too long' },
			{ path: 'hindi.tags', message: 'missing' },
			{ path: 'content.english.tags.12', message: 'too long' },
		]
		const refused = new ApiError(400, { code: 'request.invalid', message: '', errors })
		expect(fieldErrors(refused).map(({ path }) => path)).toEqual(['hindi.answer', 'hindi.tags', 'english.tags'])
		expect(fieldErrors(new TypeError('away'))).toEqual([])
	})
})
