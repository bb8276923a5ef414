/** Puts together the whole way of an answer, from the day's questions to the marked copy. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { errorMessages } from './error-messages.ts'
import { createPageReading } from './features/answer-copies/pages/page-reading.ts'
import { findBegunQuestions } from './features/answer-copies/public.ts'
import { answerCopyRoutes, type CopyRouteServices } from './features/answer-copies/routes.ts'
import { dailyQuestionsRoutes } from './features/daily-questions/routes.ts'
import { evaluatorsRoutes } from './features/evaluation/evaluators/routes.ts'
import { enqueueEvaluation } from './features/evaluation/public.ts'
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
	const copies = copyServices(endpoints, { env, services, now })
	await endpoints.register(accessGroup('learner', (learner) => answerCopyRoutes(learner, copies)))
}

/** Is what answer copies need. */
function copyServices(endpoints: FastifyInstance, { env, services, now }: EvaluationSettings): CopyRouteServices {
	const reading = createPageReading({
		...services,
		newPath: endpoints.incomingFolder.newPath,
		log: endpoints.log,
	})
	// Whoever waits for a page is told at once to try again; what has begun is stored.
	endpoints.addHook('preClose', async () => void reading.close())
	endpoints.addHook('onClose', reading.close)
	return {
		...services,
		reading,
		closingMinutes: env.evaluation.closingMinutes,
		dataDir: env.dataDir,
		now,
		sentenceOf: (code, language) => errorMessages[code][language],
		onSubmitted: (tx, copy) => enqueueEvaluation(tx, copy, env.evaluation.secondPercent),
	}
}
