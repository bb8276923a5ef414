import type { messages } from './messages.en.ts'

/** Words a failure of the questions. */
export function failureTexts({ errorTitle, failedToFetch, errorText, retry }: typeof messages) {
	return { errorTitle, retry, httpError: () => failedToFetch, failedToFetch, failedToLoad: errorText }
}
