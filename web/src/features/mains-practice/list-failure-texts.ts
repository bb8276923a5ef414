import type { messages } from './messages.en.ts'

/** Words a failure as the specification does (2-learning §8). */
export function failureTexts({ errorTitle, failedToFetch, errorText, retry }: typeof messages) {
	return { errorTitle, retry, httpError: () => failedToFetch, failedToFetch, failedToLoad: errorText }
}
