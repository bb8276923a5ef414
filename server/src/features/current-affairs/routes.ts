import { currentAffairsContract, currentAffairsDownloadsContract } from '@aravalli/shared/current-affairs/contract'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { inline } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { countView } from './count-view.ts'
import { downloadArticle } from './download-article.ts'
import { getArticle } from './get-article.ts'
import { listArticleMonths, listPublishedArticles } from './list-articles.ts'
import type { Caller } from './reader.ts'
import { sendArticlePicture } from './send-article-picture.ts'

export interface CurrentAffairsServices {
	database: Database
	counters: Counters
	pdf: PdfRenderer
	pictures: SharingPictures
	/** Is the public origin, without a trailing slash. */
	origin: string
	now: () => Date
}

export function currentAffairsRoutes(app: FastifyInstance, services: CurrentAffairsServices): void {
	const { database, now } = services
	const callerOf = async (request: FastifyRequest, language: Language): Promise<Caller> => ({
		language,
		isSignedIn: (await app.findViewer(request)) !== null,
	})
	mountContract(app, currentAffairsContract, {
		'GET /api/content/current-affairs': async ({ query, language, request }) =>
			listPublishedArticles(database, query, { caller: await callerOf(request, language), now: now() }),

		'GET /api/content/current-affairs/:id': async ({ params, language, request }) => ({
			data: await getArticle(database, params.id, await callerOf(request, language)),
		}),

		'POST /api/content/current-affairs/:id/view': async ({ params }) => {
			await countView(services, params.id)
			return { data: { isCounted: true } }
		},

		'GET /api/sharing-picture/current-affairs/:id': ({ params, language, request, reply }) =>
			sendArticlePicture(services, params.id, language, { request, reply }),

		'GET /api/current-affairs/months': async () => ({ data: await listArticleMonths(database) }),
	})
}

/** Serves articles to take home to whoever is signed in. */
export function currentAffairsDownloadRoutes(app: FastifyInstance, services: CurrentAffairsServices): void {
	mountContract(app, currentAffairsDownloadsContract, {
		'GET /api/current-affairs/:id/pdf': async ({ viewer: { userId }, params, language, reply }) => {
			const { fileName, content } = await downloadArticle(services, params.id, { userId, language })
			return reply
				.type('application/pdf')
				.headers({ ...inline(fileName), 'cache-control': 'private, no-cache' })
				.send(content)
		},
	})
}
