import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThread } from '../comments/public.ts'
import { commentSubject } from './comment-subject.ts'
import { presentQuestion } from './present-question.ts'
import { isPossibleId } from './question-id.ts'
import { findQuestion, type QuestionDetails } from './tables.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestionDetails(
	{ db }: Database,
	questionId: string,
	language: Language,
): Promise<QuestionDetails> {
	const question = isPossibleId(questionId) ? await findQuestion(db, questionId, language) : null
	if (!question) throw new AppError('question.not-found')
	return question
}

export async function getQuestion(database: Database, questionId: string, language: Language): Promise<QuestionData> {
	const question = await getQuestionDetails(database, questionId, language)
	return presentQuestion(question, await summariseThread(database.db, { subject: commentSubject, id: questionId }))
}
