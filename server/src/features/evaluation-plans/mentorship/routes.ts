import { mentorshipContract } from '@aravalli/shared/evaluation-plans/mentorship-contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/open-database.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { listCalls } from './list-calls.ts'

export function mentorshipRoutes(app: FastifyInstance, { db }: Database, now: () => Date): void {
	mountContract(app, mentorshipContract, {
		'GET /api/mentorship-calls': async ({ viewer: { userId }, language }) => ({
			data: await listCalls(db, { userId, language, now: now() }),
		}),
	})
}
