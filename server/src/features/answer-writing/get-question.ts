import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import type { Language } from '@aravalli/shared/language'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThread } from '../comments/public.ts'
import { presentQuestion } from './present-question.ts'
import { commentSubject, counters, type QuestionItem } from './question-kind.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestionItem({ db }: Database, id: string, language: Language): Promise<QuestionItem> {
	return getItem(db, answerWritingKind, id, { language, counters, notFound: 'question.not-found' })
}

export async function getQuestion(database: Database, id: string, language: Language): Promise<QuestionData> {
	const question = await getQuestionItem(database, id, language)
	return presentQuestion(question, await summariseThread(database.db, { subject: commentSubject, id }))
}
