import { questionReportsContract, questionReportsDeskContract } from '@aravalli/shared/question-reports/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { closeQuestionReports } from './desk/close-reports.ts'
import { listReportedQuestions } from './desk/list-reported.ts'
import { reportQuestion } from './report-question.ts'
import type { ReportServices } from './report-services.ts'

/** Serves whoever is signed in and finds something wrong with a question. */
export function questionReportRoutes(app: FastifyInstance, services: ReportServices): void {
	mountContract(app, questionReportsContract, {
		'POST /api/question-reports': async ({ viewer, body }) => {
			await reportQuestion(services, viewer.userId, body)
			return {}
		},
	})
}

/** Serves editors, who correct what was reported. */
export function questionReportDeskRoutes(app: FastifyInstance, services: ReportServices): void {
	mountContract(app, questionReportsDeskContract, {
		'GET /api/admin/question-reports': ({ query: { state, page, limit }, language }) =>
			listReportedQuestions(services, { state, page, limit, language }),

		'POST /api/admin/question-reports/:kind/:questionId/close': async ({ viewer, params, body }) => ({
			data: { closed: await closeQuestionReports(services, { editorId: viewer.userId, ...params, ...body }) },
		}),
	})
}
