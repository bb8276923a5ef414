import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import { openQuestions, type Quiz, submissionMoment } from '@aravalli/shared/quizzes/quiz'
import { quizResult } from '@aravalli/shared/quizzes/quiz-result'
import type { Database } from '../../platform/database/open-database.ts'
import { recordJudgements } from '../practice-notes/public.ts'
import { noteActivity } from '../study-log/public.ts'
import { getResultRow } from './get-result.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { endQuiz } from './tables.ts'
import { type SentQuiz, writeQuiz } from './write-quiz.ts'

/**
 * Stores the result of a quiz, once: what is sent again, from this device or another one, is answered with the first result. An exit
 * that came before, such as from a device that did not know of the submission, takes nothing away.
 *
 * @throws AppError as `writeQuiz`; `quiz.open-questions` while some are to be attempted
 */
export async function submitQuiz(
	database: Database,
	kinds: QuizKinds,
	sent: SentQuiz & { submittedAt: string | undefined },
	language: Language,
): Promise<QuizResultRow> {
	await database.transaction(async (tx) => {
		const quiz = await writeQuiz(tx, { ...sent, isSubmitted: true })
		if (quiz.status === 'submitted') return
		if (openQuestions(quiz).length > 0) throw new AppError('quiz.open-questions')
		await recordJudgements(tx, sent.userId, quiz.source.kind, { judged: judgedIn(quiz), now: sent.now })
		await endQuiz(tx, quiz.quizId, {
			successRatio: quizResult(quiz).successRatio,
			submittedAt: submissionMoment(sent.submittedAt, quiz.startedAt, sent.now),
		})
		const item = `${quiz.source.kind}/${quiz.quizId}`
		await noteActivity(tx, { userId: sent.userId, kind: 'quiz', item, now: sent.now })
	})
	return getResultRow(database, kinds, { userId: sent.userId, quizId: sent.quiz.quizId, language })
}

/** A judgement that was taken back is none, whatever was said of the question elsewhere. */
const judgedIn = ({ answers }: Quiz) =>
	Object.entries(answers).flatMap(([questionId, { judgement, judgedAt }]) =>
		judgement && judgedAt ? [{ questionId, judgement, judgedAt }] : [],
	)
