import { mainsPracticeContract } from '@aravalli/shared/mains-practice/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getQuestion } from './get-question.ts'
import { listFilters } from './list-filters.ts'
import { listPublishedQuestions } from './list-published-questions.ts'

export function mainsPracticeRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, mainsPracticeContract, {
		'GET /api/content/main-section': ({ query, language }) => listPublishedQuestions(database, { ...query, language }),

		'GET /api/content/main-section/filters': async ({ query: { tab }, language }) => ({
			data: await listFilters(database, { tab, language }),
		}),

		'GET /api/content/main-section/:id': async ({ params: { id }, language }) => ({
			data: await getQuestion(database, id, language),
		}),
	})
}
