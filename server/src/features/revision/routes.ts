import { revisionContract } from '@aravalli/shared/revision/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { recordAnswers } from './answering/record-answers.ts'
import { suspendCard } from './answering/suspend-card.ts'
import { getProgress, getToday } from './day/get-today.ts'
import type { RevisionServices } from './revision-services.ts'

/** Serves whoever is signed in with what comes back to them. */
export function revisionRoutes(app: FastifyInstance, services: RevisionServices): void {
	mountContract(app, revisionContract, {
		'GET /api/revision/today': async ({ viewer: { userId }, language }) => ({
			data: await getToday(services, { userId, language }),
		}),

		'POST /api/revision/answers': async ({ viewer: { userId }, body: { answers } }) => {
			const stored = await recordAnswers(services, userId, answers)
			return { data: { ...(await getProgress(services, userId)), stored } }
		},

		'PUT /api/revision/cards/:questionId': async ({ viewer: { userId }, params: { questionId }, body }) => {
			await suspendCard(services, userId, { questionId, ...body })
			return { data: body }
		},
	})
}
