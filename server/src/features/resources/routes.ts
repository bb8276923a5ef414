import { booksContract, ebooksContract, resourcesContract } from '@aravalli/shared/resources/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listBooks } from './books/list-books.ts'
import { sendDownload } from './downloads/send-download.ts'
import { listEbooks } from './ebooks/list-ebooks.ts'
import { getGroup, listGroups } from './groups/list-groups.ts'
import { listPapers } from './papers/list-papers.ts'
import type { ResourceServices } from './resource-services.ts'
import { drawTopperPage, getTopperCopy, listTopperCopies } from './toppers/toppers-copies.ts'

interface RouteServices extends ResourceServices {
	/** Gives the path of a temporary file. */
	newPath: () => string
}

/** A page is private, like all answers to whoever is signed in, and stays the same as long as its file does. */
const PAGE_FRESH = 'private, max-age=3600'

/** Serves whoever is signed in. */
export function resourceRoutes(app: FastifyInstance, services: RouteServices): void {
	const { database, now } = services
	mountContract(app, booksContract, {
		'GET /api/books/by-type/:type/list': ({ params: { type }, query, language }) =>
			listBooks(database, { ...query, type, language }),

		'GET /api/books/:bookId/download': ({ params: { bookId: id }, ...call }) =>
			sendDownload(services, { kind: 'books', id, ...call }),
	})
	mountContract(app, resourcesContract, {
		'GET /api/resources': async ({ query: { stage }, viewer, language }) => ({
			data: await listGroups(database, { stage, viewer, language, now: now() }),
		}),

		'GET /api/resources/groups/:groupId': async ({ params: { groupId }, query: { stage }, viewer, language }) => ({
			data: await getGroup(database, groupId, { stage, viewer, language, now: now() }),
		}),

		'GET /api/resources/toppers-copies': async ({ language }) => ({
			data: await listTopperCopies(database, language),
		}),

		'GET /api/resources/toppers-copies/:copyId': async ({ params: { copyId }, language }) => ({
			data: await getTopperCopy(database, copyId, language),
		}),

		'GET /api/resources/toppers-copies/:copyId/pages/:page': async ({ params, viewer, language, reply }) => {
			const picture = await drawTopperPage(services, { ...params, userId: viewer.userId, language })
			return reply.type('image/webp').header('cache-control', PAGE_FRESH).send(picture)
		},

		'GET /api/resources/papers': async ({ query: { stage, year }, language }) => ({
			data: await listPapers(database, { stage, year, language }),
		}),

		'GET /api/resources/:kind/:id/download': ({ params, ...call }) => sendDownload(services, { ...params, ...call }),
	})
	mountContract(app, ebooksContract, {
		'GET /api/my-ebooks': ({ query: { page, limit }, viewer, language }) =>
			listEbooks(database, { viewer, page, limit, language, now: now() }),
	})
}
