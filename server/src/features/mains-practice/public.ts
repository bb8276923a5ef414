import type { Language } from '@aravalli/shared/language'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PracticeSubject, QuestionTitle } from '../practice-notes/public.ts'
import { isPossibleId } from './question-id.ts'
import { quizzesData } from './quizzes/quizzes-data.ts'
import { findQuestions, isPublishedQuestion } from './tables.ts'

export { quizzesData }

/** Published questions of the main examination can be practised. */
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
