import { indiaDay } from '@aravalli/shared/india-time'
import { studyLogContract } from '@aravalli/shared/study-log/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getStudyYear } from './get-study-year.ts'
import { getSummary } from './get-summary.ts'
import { presentDay } from './present-study.ts'
import type { StudyServices } from './study-services.ts'
import { logStudy } from './writing/log-study.ts'
import { takeBack } from './writing/take-back.ts'

export function studyLogRoutes(app: FastifyInstance, services: StudyServices): void {
	const today = () => indiaDay(services.now())
	mountContract(app, studyLogContract, {
		'GET /api/user/study-activity': async ({ viewer }) => ({
			data: await getSummary(services.database.db, viewer.userId, today()),
		}),

		'POST /api/user/study-activity': async ({ viewer, body, request }) => {
			const { userId } = viewer
			const { studiedOn, ...time } = body
			const { entryId, ...day } = await logStudy(services, {
				userId,
				...time,
				studiedOn,
				idempotencyKey: idempotencyKey(request),
			})
			return { data: { ...presentDay(day), entryId } }
		},

		'GET /api/user/study-activity/year': async ({ viewer }) => ({
			data: await getStudyYear(services.database.db, viewer.userId, today()),
		}),

		'DELETE /api/user/study-activity/:entryId': async ({ viewer, params }) => {
			await takeBack(services, viewer.userId, params.entryId)
			return {}
		},
	})
}
