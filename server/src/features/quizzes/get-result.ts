import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultData, QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { optionFields } from '@aravalli/shared/quizzes/option-fields'
import { quizResult } from '@aravalli/shared/quizzes/quiz-result'
import type { Database } from '../../platform/database/open-database.ts'
import { presentResultRows } from './present-quiz.ts'
import { isPossibleQuizId } from './quiz-id.ts'
import { findKind, type QuizKinds } from './quiz-kind.ts'
import { findResult, type StoredQuiz } from './tables.ts'

interface Wanted {
	userId: string
	quizId: string
	language: Language
}

/** @throws AppError `quiz.not-found`, also for somebody else's and for one that is not submitted */
export async function getResultRow(database: Database, kinds: QuizKinds, wanted: Wanted): Promise<QuizResultRow> {
	return rowOf(database, kinds, await getStored(database, wanted), wanted.language)
}

/** @throws AppError `quiz.not-found`, also for somebody else's and for one that is not submitted */
export async function getResult(database: Database, kinds: QuizKinds, wanted: Wanted): Promise<QuizResultData> {
	const quiz = await getStored(database, wanted)
	const questions = await findKind(kinds, quiz.source.kind)?.findQuestions(
		database.db,
		quiz.questionIds,
		wanted.language,
	)
	const result = {
		...(await rowOf(database, kinds, quiz, wanted.language)),
		questionResults: quizResult(quiz).questionResults.map((result) => ({
			...result,
			judgement: quiz.answers[result.questionId]?.judgement ?? null,
			question: questions?.get(result.questionId) ?? null,
			...optionFields(questions?.get(result.questionId), quiz.answers[result.questionId]?.option),
		})),
	}
	// The source and the questions are of one kind, which a type cannot say here.
	return result as QuizResultData
}

async function getStored({ db }: Database, { userId, quizId }: Wanted): Promise<StoredQuiz> {
	const quiz = isPossibleQuizId(quizId) ? await findResult(db, userId, quizId) : null
	if (!quiz) throw new AppError('quiz.not-found')
	return quiz
}

async function rowOf({ db }: Database, kinds: QuizKinds, quiz: StoredQuiz, language: Language): Promise<QuizResultRow> {
	const [row] = await presentResultRows(db, kinds, [quiz], language)
	if (!row) throw new AppError('quiz.not-found')
	return row
}
