import { ApiError, WordlessError } from './api.ts'

/** An answer came and brought no data; the message is the server's, '' where it has none. */
export class NoDataError extends Error {}

export interface FailureTexts {
	httpError: (status: number) => string
	/** Says that an answer brought nothing. */
	failedToFetch: string
	/** The text is shown when no answer came at all. */
	failedToLoad: string
}

/** Says why something failed, in the server's own sentence where it gave one. */
export function failureText(error: unknown, { httpError, failedToFetch, failedToLoad }: FailureTexts): string {
	if (error instanceof ApiError) return error.message || httpError(error.status)
	if (error instanceof WordlessError) return httpError(error.status)
	if (error instanceof NoDataError) return error.message || failedToFetch
	return failedToLoad
}
