import { todaysQuestionContract } from '@aravalli/shared/answer-writing/today-contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/open-database.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { findTodaysQuestion } from './find-todays-question.ts'

export function todaysQuestionRoutes(app: FastifyInstance, database: Database, now: () => Date): void {
	mountContract(app, todaysQuestionContract, {
		'GET /api/content/todays-question': async ({ language }) => ({
			data: await findTodaysQuestion(database, now(), language),
		}),
	})
}
