import { blogsContract } from '@aravalli/shared/blogs/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { getPost } from './get-post.ts'
import { listPublishedPosts } from './list-published-posts.ts'
import { presentPost } from './present-post.ts'
import { sendPostPicture } from './send-post-picture.ts'

interface BlogServices {
	database: Database
	pictures: SharingPictures
}

export function blogRoutes(app: FastifyInstance, services: BlogServices): void {
	mountContract(app, blogsContract, {
		'GET /api/content/blog': ({ query, language }) => listPublishedPosts(services.database, { ...query, language }),

		'GET /api/content/blog/:id': async ({ params, language }) => ({
			data: presentPost(await getPost(services.database, params.id, language)),
		}),

		'GET /api/sharing-picture/blogs/:id': ({ params, language, request, reply }) =>
			sendPostPicture(services, params.id, language, { request, reply }),
	})
}
