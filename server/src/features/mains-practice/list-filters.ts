import type { Language } from '@aravalli/shared/language'
import type { MainsFilters } from '@aravalli/shared/mains-practice/contract'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { type MainsTab, mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { countTerms } from '../../content/counting/tables.ts'
import { facetTerm, withinTerm } from '../../content/index-terms.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { topicTerm } from './mains-kind.ts'
import { listTopics } from './tables.ts'

/**
 * Lists what the questions of a tab can be filtered by: the specified years of the examination, whether or not they
 * have questions, and the subjects and topics that have any.
 */
export async function listFilters(
	{ db }: Database,
	{ tab, language }: { tab?: MainsTab | undefined; language: Language },
): Promise<MainsFilters> {
	const termOf = (term: string) => (tab === 'miq' ? withinTerm('isMostImportant', term) : term)
	const countsOf = (beginning: string) => countTerms(db, mainsKind.name, termOf(beginning))
	const [years, subjects, topics, names] = await Promise.all([
		countsOf(facetTerm('year', '')),
		countsOf(facetTerm('subject', '')),
		countsOf(topicTerm('')),
		listTopics(db),
	])
	return {
		years: mainsYears.map((year) => ({ year, questions: years.get(termOf(facetTerm('year', year))) ?? 0 })),
		subjects: mainsSubjects.flatMap((id) => {
			const questions = subjects.get(termOf(facetTerm('subject', id))) ?? 0
			return questions > 0 ? [{ id, name: subjectNames[id][language], questions }] : []
		}),
		topics: names
			.flatMap(({ id, subject, ...texts }) => {
				const questions = topics.get(termOf(topicTerm(id))) ?? 0
				const name = texts[language] ?? texts.english
				return questions > 0 ? [{ id, subjectId: subject, name, questions }] : []
			})
			.sort((one, other) => one.name.localeCompare(other.name, 'en')),
	}
}
