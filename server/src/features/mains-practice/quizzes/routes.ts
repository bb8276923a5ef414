import { quizContract } from '@aravalli/shared/mains-practice/quiz-contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/open-database.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { exitQuiz } from './exit-quiz.ts'
import { getResult } from './get-result.ts'
import { getUnfinishedQuiz } from './get-unfinished-quiz.ts'
import { keepQuiz } from './keep-quiz.ts'
import { listOwnResults } from './list-own-results.ts'
import { checkedQuizId } from './quiz-id.ts'
import { submitQuiz } from './submit-quiz.ts'

/** For whoever is signed in: their own quizzes. */
export function quizRoutes(app: FastifyInstance, database: Database, now: () => Date): void {
	mountContract(app, quizContract, {
		'GET /api/mains-practice/quiz': async ({ viewer, language }) => ({
			data: await getUnfinishedQuiz(database, viewer.userId, language),
		}),

		'PUT /api/mains-practice/quizzes/:quizId': async ({ viewer, params, body }) => ({
			data: await keepQuiz(database, {
				userId: viewer.userId,
				quiz: { ...body, quizId: checkedQuizId(params.quizId) },
				now: now(),
			}),
		}),

		'POST /api/mains-practice/quizzes/:quizId/submit': async ({ viewer, params, body, language }) => {
			const { submittedAt, ...state } = body
			const quiz = { ...state, quizId: checkedQuizId(params.quizId) }
			return { data: await submitQuiz(database, { userId: viewer.userId, quiz, now: now(), submittedAt }, language) }
		},

		'DELETE /api/mains-practice/quizzes/:quizId': async ({ viewer, params }) => {
			await exitQuiz(database, viewer.userId, params.quizId)
			return {}
		},

		'GET /api/mains-practice/results': ({ viewer, query: { page, limit }, language }) =>
			listOwnResults(database, { userId: viewer.userId, page, limit, language }),

		'GET /api/mains-practice/results/:quizId': async ({ viewer, params: { quizId }, language }) => ({
			data: await getResult(database, { userId: viewer.userId, quizId, language }),
		}),
	})
}
