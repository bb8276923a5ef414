import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { HallAttempt, HallQuestion } from '@aravalli/shared/mock-tests/contract'
import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { presentAttempt } from '../listing/present-attempt.ts'
import { findOwnAttempt } from '../listing/tables.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { presentScheme } from '../present-scheme.ts'
import { optionTexts } from '../present-texts.ts'
import { type PaperQuestion, readQuestions } from '../results/read-questions.ts'
import { listAnswers } from './tables.ts'

/**
 * Gives an attempt as it stands, with all that its learner needs for three hours without a network. What is right is not in it.
 *
 * @throws AppError `mock-test.attempt-not-found`, also for somebody else's
 */
export async function getAttempt(
	{ database: { db }, now }: Pick<MockTestServices, 'database' | 'now'>,
	{ userId, attemptId, language }: { userId: string; attemptId: string; language: Language },
): Promise<HallAttempt> {
	const attempt = await findOwnAttempt(db, userId, attemptId)
	if (!attempt) throw new AppError('mock-test.attempt-not-found')
	const isRunning = attempt.finishedAt === null
	const [questions, answers] = isRunning
		? await Promise.all([readQuestions(db, attempt.questionIds), listAnswers(db, attemptId)])
		: [[], []]
	const moment = now()
	const { scheme, startedAt } = attempt
	return {
		...presentAttempt(attempt, language, moment),
		clock: {
			elapsedMilliseconds: Math.max(0, moment.getTime() - new Date(startedAt).getTime()),
			minutes: scheme.minutes,
			bubbleMinutes: scheme.bubbleMinutes,
		},
		scheme: presentScheme(scheme),
		questions: presentQuestions(attempt.questionIds, questions),
		answers,
	}
}

function presentQuestions(questionIds: readonly string[], questions: readonly PaperQuestion[]): HallQuestion[] {
	const byId = new Map(questions.map((question) => [question.id, question]))
	return questionIds.flatMap((questionId, index) => {
		const question = byId.get(questionId)
		if (!question) return []
		const { english, hindi } = question.translations
		return [
			{
				place: index + 1,
				questionId,
				subjectId: question.common.subject,
				english: presentTexts(english),
				hindi: hindi && presentTexts(hindi),
			},
		]
	})
}

const presentTexts = (texts: PrelimsQuestion['english']) => ({ question: texts.question, options: optionTexts(texts) })
