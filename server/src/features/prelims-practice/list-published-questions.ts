import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import type { PrelimsSubject } from '@aravalli/shared/prelims-subjects'
import type { Difficulty } from '@aravalli/shared/questions/question'
import type { TopicId } from '@aravalli/shared/topics'
import { facetTerm } from '../../content/index-terms.ts'
import { listNewest } from '../../content/list-newest.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { topicTerm } from './prelims-kind.ts'
import { presentQuestion } from './present-question.ts'

interface Filter {
	subject?: PrelimsSubject | undefined
	topic?: TopicId | undefined
	difficulty?: Difficulty | undefined
	miq?: 'true' | undefined
}

interface ListRequest extends Filter {
	page: number
	limit: number
	language: Language
}

export async function listPublishedQuestions(
	{ db }: Database,
	{ page, limit, language, ...filter }: ListRequest,
): Promise<{ data: PrelimsQuestionData[]; pagination: Pagination }> {
	const wanted = { page, limit, language, hasTranslations: true, terms: termsOf(filter) }
	const { items, pagination } = await listNewest(db, prelimsKind, wanted)
	return { data: items.map(presentQuestion), pagination }
}

/** Gives the terms that all questions of a list have. */
function termsOf({ subject, topic, difficulty, miq }: Filter): string[] {
	return [
		...(miq ? [facetTerm('isMostImportant', true)] : []),
		...(subject ? [facetTerm('subject', subject)] : []),
		...(topic ? [subject ? topicTerm(subject, topic) : facetTerm('topics', topic)] : []),
		...(difficulty ? [facetTerm('difficulty', difficulty)] : []),
	]
}
