/** Puts together the whole way of an answer, from the day's questions to the marked copy. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { findBegunQuestions } from './features/answer-copies/public.ts'
import { dailyQuestionsRoutes } from './features/daily-questions/routes.ts'
import { accessGroup } from './platform/http/access.ts'
import type { Services } from './services.ts'

interface EvaluationSettings {
	env: Env
	services: Services
	now: () => Date
}

/** Call it among the endpoints, and before the jobs start. */
export async function mountEvaluation(
	endpoints: FastifyInstance,
	{ env, services, now }: EvaluationSettings,
): Promise<void> {
	const { closingMinutes } = env.evaluation
	const scheduling = { ...services, now, closingMinutes, findAnswered: findBegunQuestions }
	await endpoints.register(accessGroup('editor', (editor) => dailyQuestionsRoutes(editor, scheduling)))
}
