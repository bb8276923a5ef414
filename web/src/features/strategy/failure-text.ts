import { ApiError, WordlessError } from '#web/lib/api.ts'
import type { messages } from './messages.en.ts'

/** An answer came and brought no data; the message is the server's, '' where it has none. */
export class NoDataError extends Error {}

type Texts = Pick<typeof messages, 'httpError' | 'failedToFetch' | 'failedToLoad'>

/** What is said of a failure: the server's own sentence where it gave one. */
export function failureText(error: unknown, { httpError, failedToFetch, failedToLoad }: Texts): string {
	if (error instanceof ApiError) return error.message || httpError(error.status)
	if (error instanceof WordlessError) return httpError(error.status)
	if (error instanceof NoDataError) return error.message || failedToFetch
	return failedToLoad
}
