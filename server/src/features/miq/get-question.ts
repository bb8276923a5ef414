import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { MiqData } from '@aravalli/shared/miq/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThread } from '../comments/public.ts'
import { commentSubject } from './comment-subject.ts'
import { presentQuestion } from './present-question.ts'
import { isPossibleId } from './question-id.ts'
import { findQuestion, type QuestionDetails } from './reading/tables.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestionDetails({ db }: Database, id: string, language: Language): Promise<QuestionDetails> {
	const question = isPossibleId(id) ? await findQuestion(db, id, language) : null
	if (!question) throw new AppError('question.not-found')
	return question
}

export async function getQuestion(database: Database, id: string, language: Language): Promise<MiqData> {
	const question = await getQuestionDetails(database, id, language)
	const { total } = await summariseThread(database.db, { subject: commentSubject, id })
	return presentQuestion(question, language, total)
}
