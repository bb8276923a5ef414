import { describe, expect, it } from 'vitest'
import { ApiError, createApi, WordlessError } from './api.ts'

const failureOf = (status: number, json: () => unknown) =>
	createApi(
		async () => ({ status, json }),
		() => 'english',
	)('GET /api/auth/me').catch((error: unknown) => error)

describe('a call that fails', () => {
	it('says what the server says', async () => {
		const failure = await failureOf(401, () => ({
			success: false,
			code: 'access.not-signed-in',
			message: 'Please login',
		}))
		expect(failure).toBeInstanceOf(ApiError)
		expect(failure).toMatchObject({ status: 401, code: 'access.not-signed-in', message: 'Please login' })
	})

	// It was seen to fail where a refusal without a sentence counted as no answer: each page has a sentence of its own for it.
	it('is a refusal also without a sentence', async () => {
		const failure = await failureOf(503, () => ({ success: false, code: 'refused', message: '' }))
		expect(failure).toBeInstanceOf(ApiError)
		expect(failure).toMatchObject({ status: 503, message: '' })
	})

	it.each([
		[{ success: false }, { code: '', message: '' }],
		[
			{ success: false, message: 'Closed for the night' },
			{ code: '', message: 'Closed for the night' },
		],
	])('is a refusal also without a code: %j', async (answer, said) => {
		const failure = await failureOf(503, () => answer)
		expect(failure).toBeInstanceOf(ApiError)
		expect(failure).toMatchObject(said)
	})

	it.each([
		['is not JSON', () => JSON.parse('<html>')],
		['says nothing', () => ({})],
		['is null', () => null],
	])('has only its status where the answer %s', async (_, json) => {
		const failure = await failureOf(502, json)
		expect(failure).toBeInstanceOf(WordlessError)
		expect(failure).toMatchObject({ status: 502, message: 'HTTP error! status: 502' })
	})
})
