import { quizContract as allQuizzes } from '@aravalli/shared/quizzes/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { exitQuiz } from './exit-quiz.ts'
import { getResult } from './get-result.ts'
import { getUnfinishedQuiz } from './get-unfinished-quiz.ts'
import { judgeResult } from './judge-result.ts'
import { keepQuiz } from './keep-quiz.ts'
import { listOwnResults } from './list-own-results.ts'
import { pickQuestions } from './pick-questions.ts'
import { checkedQuizId } from './quiz-id.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { submitQuiz } from './submit-quiz.ts'
import { summariseUnfinished } from './summarise-unfinished.ts'

interface QuizServices {
	database: Database
	kinds: QuizKinds
	now: () => Date
}

const picking = 'POST /api/quizzes/questions'
const { [picking]: pick, ...quizContract } = allQuizzes

/** Gives anybody questions for a quiz. */
export function quizQuestionRoutes(app: FastifyInstance, { database, kinds }: Omit<QuizServices, 'now'>): void {
	mountContract(app, { [picking]: pick } as const, {
		[picking]: async ({ request, body, language }) => {
			const userId = (await app.findViewer(request))?.userId ?? null
			return { data: await pickQuestions(database, kinds, { userId, ...body, language }) }
		},
	})
}

/** Serves whoever is signed in with their own quizzes. */
export function quizRoutes(app: FastifyInstance, { database, kinds, now }: QuizServices): void {
	mountContract(app, quizContract, {
		'GET /api/quizzes/unfinished': async ({ viewer: { userId }, query: { kind }, language }) => ({
			data: await getUnfinishedQuiz(database, kinds, { userId, kind, language }),
		}),

		'GET /api/quizzes/unfinished/summary': async ({ viewer: { userId }, query: { kind } }) => ({
			data: await summariseUnfinished(database, { userId, kind }),
		}),

		'PUT /api/quizzes/:quizId': async ({ viewer, params, body }) => ({
			data: await keepQuiz(database, {
				userId: viewer.userId,
				quiz: { ...body, quizId: checkedQuizId(params.quizId) },
				now: now(),
			}),
		}),

		'POST /api/quizzes/:quizId/submit': async ({ viewer, params, body, language }) => {
			const { submittedAt, ...state } = body
			const quiz = { ...state, quizId: checkedQuizId(params.quizId) }
			const sent = { userId: viewer.userId, quiz, now: now(), submittedAt }
			return { data: await submitQuiz(database, kinds, sent, language) }
		},

		'DELETE /api/quizzes/:quizId': async ({ viewer, params }) => {
			await exitQuiz(database, viewer.userId, params.quizId)
			return {}
		},

		'GET /api/quizzes/results': ({ viewer, query: { page, limit }, language }) =>
			listOwnResults(database, kinds, { userId: viewer.userId, page, limit, language }),

		'PUT /api/quizzes/results/:quizId/judgements/:questionId': async ({ viewer, params, body, language }) => {
			const { judgement, judgedAt } = body
			const given = { userId: viewer.userId, ...params, judgement, judgedAt, now: now() }
			return { data: await judgeResult(database, kinds, given, language) }
		},

		'GET /api/quizzes/results/:quizId': async ({ viewer, params: { quizId }, language }) => ({
			data: await getResult(database, kinds, { userId: viewer.userId, quizId, language }),
		}),
	})
}
