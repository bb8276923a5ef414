import { blogsContract } from '@aravalli/shared/blogs/contract'
import { postKind } from '@aravalli/shared/blogs/kind'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import { getItem } from '../../content/items.ts'
import { listNewest } from '../../content/list-newest.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { presentCard, presentPost } from './present-post.ts'

const section: Bilingual = { english: 'Blog', hindi: 'ब्लॉग' }

interface BlogServices {
	database: Database
	pictures: SharingPictures
}

export function blogRoutes(app: FastifyInstance, { database: { db }, pictures }: BlogServices): void {
	const getPost = (id: string, language: Language) =>
		getItem(db, postKind, id, { language, notFound: 'blog.not-found' })
	mountContract(app, blogsContract, {
		'GET /api/content/blog': async ({ query: { page, limit }, language }) => {
			const { items, pagination } = await listNewest(db, postKind, { language, page, limit })
			return { data: items.map(presentCard), pagination }
		},

		'GET /api/content/blog/:id': async ({ params, language }) => ({
			data: presentPost(await getPost(params.id, language)),
		}),

		'GET /api/sharing-picture/blogs/:id': async ({ params, language, request, reply }) => {
			const { card } = await getPost(params.id, language)
			return pictures.send({ title: card.heading, note: section[language], marks: null, language }, request, reply)
		},
	})
}
