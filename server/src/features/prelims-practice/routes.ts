import { prelimsAnswersContract, prelimsPracticeContract } from '@aravalli/shared/prelims-practice/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { findQuestions } from './find-questions.ts'
import { getQuestion } from './get-question.ts'
import { listFilters } from './list-filters.ts'
import { listPublishedQuestions } from './list-published-questions.ts'
import { type PrelimsPracticeServices, recordAnswers } from './record-answers.ts'

export function prelimsPracticeRoutes(app: FastifyInstance, services: PrelimsPracticeServices): void {
	const { database } = services
	mountContract(app, prelimsPracticeContract, {
		'GET /api/content/prelims-practice': ({ query, language }) =>
			listPublishedQuestions(database, { ...query, language }),

		'GET /api/content/prelims-practice/filters': async ({ query: { miq }, language }) => ({
			data: await listFilters(services, { isMiq: miq === 'true', language }),
		}),

		'GET /api/prelims-practice/questions': async ({ query: { ids }, language }) => ({
			data: await findQuestions(database, ids, language),
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
