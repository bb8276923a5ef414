import type { Section } from '@aravalli/shared/study-sections'
import type { messages } from './messages.en.ts'

/** One of these could not be loaded: the papers of a section, or its items. */
export type FailingPart = 'papers' | Section

export function failureTexts(m: typeof messages, part: FailingPart) {
	const { httpError, failedToFetch, errorTitle, retry } = m
	return { httpError, failedToFetch, failedToLoad: failedText(m, part), errorTitle, retry }
}

/** Words a failure as the specification does (2-learning §8). */
function failedText({ failedToLoad, sections }: typeof messages, part: FailingPart): string {
	if (part === 'papers') return failedToLoad.papers
	if (part === 'mains-answer-enrichment-capsule') return failedToLoad.capsules
	if (part === 'learning-through-map') return failedToLoad.maps
	return failedToLoad.others(sections[part].name)
}
