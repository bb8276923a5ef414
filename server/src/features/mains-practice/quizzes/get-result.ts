import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultData, QuizResultRow } from '@aravalli/shared/mains-practice/quiz-contract'
import { quizResult } from '@aravalli/shared/mains-practice/quiz-result'
import type { Database } from '../../../platform/database/open-database.ts'
import { presentQuestion } from '../present-question.ts'
import { findQuestions, findTopicNames } from '../tables.ts'
import { presentResultRow } from './present-quiz.ts'
import { isPossibleQuizId } from './quiz-id.ts'
import { findResult, type StoredQuiz } from './tables.ts'

interface Wanted {
	userId: string
	quizId: string
	language: Language
}

/** @throws AppError `quiz.not-found`, also for somebody else's and for one that is not submitted */
export async function getResultRow(database: Database, wanted: Wanted): Promise<QuizResultRow> {
	return rowOf(database, await getStored(database, wanted), wanted.language)
}

/** @throws AppError `quiz.not-found`, also for somebody else's and for one that is not submitted */
export async function getResult(database: Database, wanted: Wanted): Promise<QuizResultData> {
	const quiz = await getStored(database, wanted)
	const rows = await findQuestions(database.db, quiz.questionIds)
	const questions = new Map(rows.map((row) => [row.id, presentQuestion(row, wanted.language)]))
	return {
		...(await rowOf(database, quiz, wanted.language)),
		questionResults: quizResult(quiz).questionResults.map((result) => ({
			...result,
			question: questions.get(result.questionId) ?? null,
		})),
	}
}

async function getStored({ db }: Database, { userId, quizId }: Wanted): Promise<StoredQuiz> {
	const quiz = isPossibleQuizId(quizId) ? await findResult(db, userId, quizId) : null
	if (!quiz) throw new AppError('quiz.not-found')
	return quiz
}

async function rowOf({ db }: Database, quiz: StoredQuiz, language: Language): Promise<QuizResultRow> {
	const names = await findTopicNames(db, quiz.topic ? [quiz.topic] : [], language)
	return presentResultRow(quiz, names, language)
}
