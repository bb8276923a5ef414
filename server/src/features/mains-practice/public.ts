import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { quizMaxQuestions } from '@aravalli/shared/quizzes/quiz'
import { topicNames } from '@aravalli/shared/topic-names'
import { isTopicId } from '@aravalli/shared/topics'
import { findItems, listItems } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'
import type { QuizKindOf } from '../quizzes/public.ts'
import { termsOf } from './list-terms.ts'
import { presentQuestion } from './present-question.ts'

/** Counts the questions of previous years: those whose source is recorded. @param year undefined: of all years */
export async function countRecordedQuestions(db: Queryable, year: number | undefined): Promise<number> {
	const terms = termsOf({ tab: 'pyq', year })
	return (await listItems(db, mainsKind, { language: 'english', terms, limit: 1, offset: 0 })).total
}

/** Lets published questions of the main examination be practised. */
export const mainsPracticeSubject: PracticeSubject<'mains'> = {
	type: 'mains',
	...openItems(mainsKind),
	async findTitles(db, ids, language) {
		const items = await findItems(db, mainsKind, ids, { language, hasBodies: false })
		return new Map(
			items.map(({ id, texts }) => [
				id,
				{ question: texts.parts[0]?.question ?? '', path: `/mains-practice?question=${id}` },
			]),
		)
	},
}

/** Lists of published questions can be taken as a quiz. */
export const mainsQuizKind: QuizKindOf<'mains'> = {
	async listIds(db, source) {
		const wanted = { language: 'english', hasBodies: false, terms: termsOf(source) } as const
		const { items } = await listItems(db, mainsKind, { ...wanted, limit: quizMaxQuestions, offset: 0 })
		return items.map(({ id }) => id)
	},

	async findQuestions(db, ids, language) {
		const items = await findItems(db, mainsKind, ids, { language, hasTranslations: true })
		return new Map(items.map((item) => [item.id, presentQuestion(item, language)]))
	},

	async nameSources(_db, sources, language) {
		return sources.map((source) => ({
			...source,
			subjectName: source.subject && subjectNames[source.subject][language],
			topicName: source.topic && isTopicId(source.topic) ? topicNames[source.topic][language] : null,
		}))
	},
}
