import { currentAffairsDeskContract } from '@aravalli/shared/current-affairs/desk-contract'
import type { FastifyInstance } from 'fastify'
import { contentDesk, type DeskServices } from '../../../content/desk/public.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { articleType } from './article-type.ts'

export function currentAffairsDeskRoutes(app: FastifyInstance, services: DeskServices): void {
	const desk = contentDesk({ ...services, type: articleType })
	mountContract(app, currentAffairsDeskContract, {
		'GET /api/admin/current-affairs': desk.list,
		'POST /api/admin/current-affairs': desk.create,
		'GET /api/admin/current-affairs/:id': desk.get,
		'PATCH /api/admin/current-affairs/:id': desk.save,
		'DELETE /api/admin/current-affairs/:id': desk.remove,
		'POST /api/admin/current-affairs/:id/publish': desk.publish,
		'POST /api/admin/current-affairs/:id/unpublish': desk.unpublish,
		'POST /api/admin/current-affairs/:id/reinstate': desk.reinstate,
		'POST /api/admin/current-affairs/:id/restore': desk.restore,
	})
}
