import type { Language } from '@aravalli/shared/language'
import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { difficultyNames } from '@aravalli/shared/questions/difficulty-names'
import { difficulties } from '@aravalli/shared/questions/question'
import { topicNames } from '@aravalli/shared/topic-names'
import { topicIds } from '@aravalli/shared/topics'
import { countTerms } from '../../content/counting/tables.ts'
import { everyItem, facetTerm, withinTerm } from '../../content/index-terms.ts'
import { findScheme } from './find-scheme.ts'
import { topicTerm } from './prelims-kind.ts'
import type { PrelimsPracticeServices } from './record-answers.ts'

/** Lists what all questions, or only the most important ones, can be filtered by, and how they are marked. */
export async function listFilters(
	{ database: { db }, now }: PrelimsPracticeServices,
	{ isMiq, language }: { isMiq: boolean; language: Language },
): Promise<PrelimsFilters> {
	const termOf = (term: string) => (isMiq ? withinTerm('isMostImportant', term) : term)
	const beginnings = [everyItem, facetTerm('subject', ''), facetTerm('difficulty', ''), facetTerm('topic', '')]
	const counted = await Promise.all(beginnings.map((term) => countTerms(db, prelimsKind.name, termOf(term))))
	const counts = new Map(counted.flatMap((some) => [...some]))
	const countOf = (term: string) => counts.get(termOf(term)) ?? 0
	const subjects = prelimsSubjects.map((id) => ({
		id,
		name: prelimsSubjectNames[id][language],
		questions: countOf(facetTerm('subject', id)),
	}))
	const topics = prelimsSubjects.flatMap((subjectId) =>
		topicIds.map((id) => ({
			id,
			subjectId,
			name: topicNames[id][language],
			questions: countOf(topicTerm(subjectId, id)),
		})),
	)
	const byDifficulty = difficulties.map((id) => ({
		id,
		name: difficultyNames[id][language],
		questions: countOf(facetTerm('difficulty', id)),
	}))
	return {
		questions: countOf(everyItem),
		subjects: subjects.filter(hasAny),
		topics: topics.filter(hasAny),
		difficulties: byDifficulty.filter(hasAny),
		scheme: await findScheme(db, language, now()),
	}
}

const hasAny = ({ questions }: { questions: number }) => questions > 0
