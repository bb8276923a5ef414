/** Puts together the whole way of an answer, from the day's questions to the marked copy. */
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import { errorMessages } from './error-messages.ts'
import { bookletRoutes } from './features/answer-copies/booklet/routes.ts'
import { forgetDraftsRegularly } from './features/answer-copies/keeping/forget-drafts.ts'
import { createPageReading } from './features/answer-copies/pages/page-reading.ts'
import { findBegunQuestions, findCopiesTo } from './features/answer-copies/public.ts'
import { answerCopyRoutes, type CopyRouteServices } from './features/answer-copies/routes.ts'
import { dailyQuestionsRoutes } from './features/daily-questions/routes.ts'
import { evaluatorsRoutes } from './features/evaluation/evaluators/routes.ts'
import { workForOverdue } from './features/evaluation/overdue/work-for-overdue.ts'
import { enqueueEvaluation } from './features/evaluation/public.ts'
import { returnedCopyRoutes } from './features/evaluation/returning/routes.ts'
import { workForReturned } from './features/evaluation/returning/tell-returned.ts'
import { evaluationRoutes } from './features/evaluation/routes.ts'
import { mainsPaperRoutes, mainsSittingRoutes } from './features/mains-mock-tests/routes.ts'
import { accessGroup } from './platform/http/access.ts'
import { createKeptFiles } from './platform/pdf/kept-files.ts'
import type { Services } from './services.ts'

interface EvaluationSettings {
	env: Env
	services: Services
	now: () => Date
}

/** Some of the newest PDF files; as many as may be in hand at the renderer are made at the same time. */
const keptCopies = { maxBytes: 32 * 1_048_576, maxInHand: 20 }

/** Call it among the endpoints, and before the jobs start. */
export async function mountEvaluation(
	endpoints: FastifyInstance,
	{ env, services, now }: EvaluationSettings,
): Promise<void> {
	const { closingMinutes, dailyQuota } = env.evaluation
	const telling = { ...services, origin: env.appOrigin, now }
	workForReturned(telling)
	workForOverdue({ ...telling, dailyQuota })
	const returning = { ...telling, pdf: services.bookPdf, kept: createKeptFiles(keptCopies) }
	await endpoints.register(accessGroup('learner', (learner) => returnedCopyRoutes(learner, returning)))
	const scheduling = { ...services, now, closingMinutes, findAnswered: findBegunQuestions }
	const evaluating = { ...services, dailyQuota, now }
	await endpoints.register(accessGroup('editor', (editor) => dailyQuestionsRoutes(editor, scheduling)))
	await endpoints.register(accessGroup('evaluator', (evaluator) => evaluationRoutes(evaluator, evaluating)))
	await endpoints.register(accessGroup('admin', (admin) => evaluatorsRoutes(admin, evaluating)))
	const sitting = { ...services, pdf: services.bookPdf, findCopies: findCopiesTo, now }
	await endpoints.register(accessGroup('public', async (open) => mainsPaperRoutes(open, services)))
	await endpoints.register(accessGroup('learner', async (learner) => mainsSittingRoutes(learner, sitting)))
	const copies = copyServices(endpoints, { env, services, now })
	forgetDraftsRegularly(copies)
	await endpoints.register(accessGroup('learner', (learner) => answerCopyRoutes(learner, copies)))
	await endpoints.register(
		accessGroup('learner', (learner) => bookletRoutes(learner, { ...copies, pdf: services.pdf })),
	)
}

/** Is what answer copies need. */
function copyServices(endpoints: FastifyInstance, { env, services, now }: EvaluationSettings): CopyRouteServices {
	const reading = createPageReading({
		...services,
		newPath: endpoints.incomingFolder.newPath,
		closingMinutes: env.evaluation.closingMinutes,
		now,
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
