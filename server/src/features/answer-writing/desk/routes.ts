import { answerWritingDeskContract } from '@aravalli/shared/answer-writing/desk-contract'
import type { FastifyInstance } from 'fastify'
import type { DeskServices } from '../../../content/desk/desk.ts'
import { contentDesk } from '../../../content/desk/public.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { questionType } from './question-type.ts'

export function answerWritingDeskRoutes(app: FastifyInstance, services: DeskServices): void {
	const desk = contentDesk({ ...services, type: questionType })
	mountContract(app, answerWritingDeskContract, {
		'GET /api/admin/answer-writing': desk.list,
		'POST /api/admin/answer-writing': desk.create,
		'GET /api/admin/answer-writing/:id': desk.get,
		'PATCH /api/admin/answer-writing/:id': desk.save,
		'DELETE /api/admin/answer-writing/:id': desk.remove,
		'POST /api/admin/answer-writing/:id/publish': desk.publish,
		'POST /api/admin/answer-writing/:id/schedule': desk.schedule,
		'POST /api/admin/answer-writing/:id/unschedule': desk.unschedule,
		'GET /api/admin/answer-writing/:id/versions': desk.versions,
		'GET /api/admin/answer-writing/:id/versions/:version': desk.version,
		'POST /api/admin/answer-writing/bulk': desk.bulk,
		'POST /api/admin/answer-writing/:id/unpublish': desk.unpublish,
		'POST /api/admin/answer-writing/:id/reinstate': desk.reinstate,
		'POST /api/admin/answer-writing/:id/restore': desk.restore,
	})
}
