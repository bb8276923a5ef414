import type { Language } from '@aravalli/shared/language'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PracticeSubject, QuestionTitle } from '../practice-notes/public.ts'
import type { QuizKindOf } from '../quizzes/public.ts'
import { presentQuestion } from './present-question.ts'
import { isPossibleId } from './question-id.ts'
import { findQuestions, findTopicNames, isPublishedQuestion } from './tables.ts'

/** Lets published questions of the main examination be practised. */
export const mainsPracticeSubject: PracticeSubject = {
	type: 'mains',
	isPossibleId,
	isOpen: isPublishedQuestion,
	findTitles,
}

async function findTitles(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuestionTitle>> {
	const rows = await findQuestions(db, ids)
	return new Map(
		rows.map((row) => {
			const { questions } = (language === 'hindi' && row.hindi) || row.english
			return [row.id, { question: questions[0] ?? '', path: `/mains-practice?question=${row.id}` }]
		}),
	)
}

/** Lists of published questions can be taken as a quiz. */
export const mainsQuizKind: QuizKindOf<'mains'> = {
	async findQuestions(db, ids, language) {
		const rows = await findQuestions(db, ids)
		return new Map(rows.map((row) => [row.id, presentQuestion(row, language)]))
	},

	async nameSources(db, sources, language) {
		const topics = [...new Set(sources.flatMap(({ topic }) => topic ?? []))]
		const names = await findTopicNames(db, topics, language)
		return sources.map((source) => ({
			...source,
			subjectName: source.subject && subjectNames[source.subject][language],
			topicName: source.topic && (names.get(source.topic) ?? null),
		}))
	},
}
