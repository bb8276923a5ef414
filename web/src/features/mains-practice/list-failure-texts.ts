import type { messages } from './messages.en.ts'

/** As the specification words it (2-learning §8). */
export function failureTexts({ errorTitle, failedToFetch, errorText, retry }: typeof messages) {
	return { errorTitle, retry, httpError: () => failedToFetch, failedToFetch, failedToLoad: errorText }
}
