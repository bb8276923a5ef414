import type { Language } from '@aravalli/shared/language'
import type { MainsFilters } from '@aravalli/shared/mains-practice/contract'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { type MainsTab, mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { topicNames } from '@aravalli/shared/topic-names'
import { topicIds, topics } from '@aravalli/shared/topics'
import { countTerms } from '../../content/counting/tables.ts'
import { facetTerm, withinTerm } from '../../content/index-terms.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { topicTerm } from './mains-kind.ts'

/**
 * Lists what the questions of a tab can be filtered by: the specified years of the examination, whether or not they
 * have questions, and all others that have any, and the subjects and topics that have any.
 */
export async function listFilters(
	{ db }: Database,
	{ tab, language }: { tab?: MainsTab | undefined; language: Language },
): Promise<MainsFilters> {
	const termOf = (term: string) => (tab === 'miq' ? withinTerm('isMostImportant', term) : term)
	const countsOf = (beginning: string) => countTerms(db, mainsKind.name, termOf(beginning))
	const [years, sets, subjects, counts] = await Promise.all([
		countsOf(facetTerm('year', '')),
		countsOf(facetTerm('practiceSet', '')),
		countsOf(facetTerm('subject', '')),
		countsOf(topicTerm('')),
	])
	const yearCounts = byNumber(years)
	return {
		years: [...new Set([...mainsYears, ...yearCounts.keys()])]
			.sort((one, other) => other - one)
			.map((year) => ({ year, questions: yearCounts.get(year) ?? 0 })),
		sets: [...byNumber(sets)].sort(([one], [other]) => one - other).map(([set, questions]) => ({ set, questions })),
		subjects: mainsSubjects.flatMap((id) => {
			const questions = subjects.get(termOf(facetTerm('subject', id))) ?? 0
			return questions > 0 ? [{ id, name: subjectNames[id][language], questions }] : []
		}),
		topics: topicIds.flatMap((id) => {
			const questions = counts.get(termOf(topicTerm(id))) ?? 0
			const name = topicNames[id][language]
			return questions > 0 ? [{ id, subjectId: topics[id].subject, name, questions }] : []
		}),
	}
}

/** Reads counts under terms like 'year:2024' or 'isMostImportant/year:2024'. */
const byNumber = (counts: ReadonlyMap<string, number>) =>
	new Map([...counts].filter(([, count]) => count > 0).map(([term, count]) => [Number(term.split(':').at(-1)), count]))
