/** Puts together the whole way of an answer, from the day's questions to the marked copy. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { findBegunQuestions } from './features/answer-copies/public.ts'
import { dailyQuestionsRoutes } from './features/daily-questions/routes.ts'
import { evaluatorsRoutes } from './features/evaluation/evaluators/routes.ts'
import { returnedJob } from './features/evaluation/returning/returned-job.ts'
import { evaluationRoutes } from './features/evaluation/routes.ts'
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
	const evaluating = { ...services, dailyQuota: env.evaluation.dailyQuota, now }
	await endpoints.register(accessGroup('editor', (editor) => dailyQuestionsRoutes(editor, scheduling)))
	services.jobs.work(returnedJob, async () => undefined)
	await endpoints.register(accessGroup('evaluator', (evaluator) => evaluationRoutes(evaluator, evaluating)))
	await endpoints.register(accessGroup('admin', (admin) => evaluatorsRoutes(admin, evaluating)))
}
