import type { Language } from '@aravalli/shared/language'
import type { MainsFilters } from '@aravalli/shared/mains-practice/contract'
import { type MainsTab, mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import type { Database } from '../../platform/database/open-database.ts'
import { amongImportant, subjectTerm, topicTerm, yearTerm } from './new-question.ts'
import { countTerms, listTopics } from './tables.ts'

/**
 * Lists what the questions of a tab can be filtered by: the specified years of the examination, whether or not they
 * have questions, and the subjects and topics that have any.
 */
export async function listFilters(
	{ db }: Database,
	{ tab, language }: { tab?: MainsTab | undefined; language: Language },
): Promise<MainsFilters> {
	const termOf = tab === 'miq' ? amongImportant : (term: string) => term
	const [years, subjects, topics, names] = await Promise.all([
		countTerms(db, termOf('year:')),
		countTerms(db, termOf('subject:')),
		countTerms(db, termOf('topic:')),
		listTopics(db),
	])
	return {
		years: mainsYears.map((year) => ({ year, questions: years.get(termOf(yearTerm(year))) ?? 0 })),
		subjects: mainsSubjects.flatMap((id) => {
			const questions = subjects.get(termOf(subjectTerm(id))) ?? 0
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
