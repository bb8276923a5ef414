import { expect, it } from 'vitest'
import { ApiError, WordlessError } from './api.ts'
import { failureText, NoDataError } from './failure-text.ts'

const texts = {
	httpError: (status: number) => `HTTP error! status: ${status}`,
	failedToFetch: 'Failed to fetch data',
	failedToLoad: 'Failed to load strategy data',
}

it.each([
	[
		'the server’s sentence',
		new ApiError(503, { code: 'x', message: 'The database is away.' }),
		'The database is away.',
	],
	['the status of an answer without one', new WordlessError(502), 'HTTP error! status: 502'],
	['the server’s sentence beside an empty success', new NoDataError('Nothing yet'), 'Nothing yet'],
	['that an empty success has no data', new NoDataError(''), 'Failed to fetch data'],
	['that nothing came at all', new TypeError('Failed to fetch'), 'Failed to load strategy data'],
])('says %s', (_, error, text) => {
	expect(failureText(error, texts)).toBe(text)
})
