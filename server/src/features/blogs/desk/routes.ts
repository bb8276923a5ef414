import { blogsDeskContract } from '@aravalli/shared/blogs/desk-contract'
import type { FastifyInstance } from 'fastify'
import { contentDesk, type DeskServices } from '../../../content/desk/public.ts'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { postType } from './post-type.ts'

export function blogsDeskRoutes(app: FastifyInstance, services: DeskServices): void {
	const desk = contentDesk({ ...services, type: postType })
	mountContract(app, blogsDeskContract, {
		'GET /api/admin/blogs': desk.list,
		'POST /api/admin/blogs': desk.create,
		'GET /api/admin/blogs/:id': desk.get,
		'PATCH /api/admin/blogs/:id': desk.save,
		'DELETE /api/admin/blogs/:id': desk.remove,
		'POST /api/admin/blogs/:id/publish': desk.publish,
		'POST /api/admin/blogs/:id/unpublish': desk.unpublish,
		'POST /api/admin/blogs/:id/reinstate': desk.reinstate,
		'POST /api/admin/blogs/:id/restore': desk.restore,
	})
}
