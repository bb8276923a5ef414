import type { Section } from '@aravalli/shared/study-material/section'
import type { messages } from './messages.en.ts'

/** What could not be loaded: the papers of a section, or its items. */
export type FailingPart = 'papers' | Section

export function failureTexts(m: typeof messages, part: FailingPart) {
	const { httpError, failedToFetch, failedToLoad, errorTitle, retry } = m
	return { httpError, failedToFetch, failedToLoad: failedToLoad[part], errorTitle, retry }
}
