import { prelimsAnswersContract, prelimsPracticeContract } from '@aravalli/shared/prelims-practice/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getQuestion } from './get-question.ts'
import { listFilters } from './list-filters.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { type PrelimsPracticeServices, recordAnswers } from './record-answers.ts'

export function prelimsPracticeRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, prelimsPracticeContract, {
		'GET /api/content/prelims-practice': ({ query, language }) =>
			listPublishedQuestions(database, { ...query, language }),

		'GET /api/content/prelims-practice/filters': async ({ query: { miq }, language }) => ({
			data: await listFilters(database, { isMiq: miq === 'true', language }),
		}),

		'GET /api/content/prelims-practice/:id': async ({ params: { id }, language }) => ({
			data: await getQuestion(database, id, language),
		}),
	})
}

/** Serves whoever is signed in. */
export function prelimsAnswersRoutes(app: FastifyInstance, services: PrelimsPracticeServices): void {
	mountContract(app, prelimsAnswersContract, {
		'POST /api/prelims-practice/answers': async ({ viewer, body: { answers } }) => ({
			data: { stored: await recordAnswers(services, viewer.userId, answers) },
		}),
	})
}
