import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentQuestion } from './present-question.ts'
import { isPossibleId } from './question-id.ts'
import { findQuestions } from './tables.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestion({ db }: Database, id: string, language: Language): Promise<MainsQuestionData> {
	const [question] = isPossibleId(id) ? await findQuestions(db, [id]) : []
	if (!question) throw new AppError('question.not-found')
	return presentQuestion(question, language)
}
