/** Puts together practice of questions with options, and what learners report about these. */
import type { FastifyInstance } from 'fastify'
import { prelimsPracticeSubject } from './features/prelims-practice/public.ts'
import { prelimsAnswersRoutes, prelimsPracticeRoutes } from './features/prelims-practice/routes.ts'
import { questionReportDeskRoutes, questionReportRoutes } from './features/question-reports/routes.ts'
import { accessGroup } from './platform/http/access.ts'
import type { Services } from './services.ts'

/** All questions that can be reported. */
const subjects = { 'prelims-questions': prelimsPracticeSubject }

export async function mountPrelimsPractice(
	endpoints: FastifyInstance,
	{ services, now }: { services: Services; now: () => Date },
): Promise<void> {
	const practising = { ...services, now, subjects }
	await endpoints.register(accessGroup('public', (open) => prelimsPracticeRoutes(open, practising)))
	await endpoints.register(
		accessGroup('learner', (learner) => {
			prelimsAnswersRoutes(learner, practising)
			questionReportRoutes(learner, practising)
		}),
	)
	await endpoints.register(accessGroup('editor', (editor) => questionReportDeskRoutes(editor, practising)))
}
