import type { MainsTab } from '@aravalli/shared/mains-practice/mains-question'
import type { MainsSubject } from '@aravalli/shared/mains-subjects'
import { facetTerm } from '../../content/index-terms.ts'
import { pyqTerm, topicTerm } from './mains-kind.ts'

interface MainsFilter {
	tab?: MainsTab | undefined
	year?: number | null | undefined
	set?: number | null | undefined
	subject?: MainsSubject | null | undefined
	topic?: string | null | undefined
}

/** Gives the terms that all questions of a list have. */
export function termsOf({ tab, year, set, subject, topic }: MainsFilter): string[] {
	return [
		...(tab === 'pyq' ? [pyqTerm] : []),
		...(tab === 'miq' ? [facetTerm('isMostImportant', true)] : []),
		...(year ? [facetTerm('year', year)] : []),
		...(set ? [facetTerm('practiceSet', set)] : []),
		...(subject ? [facetTerm('subject', subject)] : []),
		...(topic ? [topicTerm(topic)] : []),
	]
}
