import { brand } from '@aravalli/shared/brand'
import { currentAffairsContract, currentAffairsDownloadsContract } from '@aravalli/shared/current-affairs/contract'
import { articleKind, categoryNames } from '@aravalli/shared/current-affairs/kind'
import type { Language } from '@aravalli/shared/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countUse } from '../../content/count-use.ts'
import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { inline } from '../../platform/http/attachment.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { sendPdf } from '../../platform/pdf/send-pdf.ts'
import type { SharingPictures } from '../../platform/sharing/sharing-pictures.ts'
import { articleWords } from './article-words.ts'
import { articlePdf } from './articles-pdf.ts'
import { getArticle, getStoredArticle } from './get-article.ts'
import { listArticleMonths, listPublishedArticles } from './list-articles.ts'
import { type Caller, viewsCounter } from './reader.ts'

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

		'POST /api/content/current-affairs/:id/view': ({ params }) =>
			countUse(services, articleKind, params.id, { counter: viewsCounter, notFound: 'article.not-found' }),

		// It shows the title alone, which everybody may read.
		'GET /api/sharing-picture/current-affairs/:id': async ({ params, language, request, reply }) => {
			const { common, card } = await getStoredArticle(database, params.id, { language, hasBodies: false })
			const note = `${categoryNames[common.category][language]} · ${articleWords[language].section}`
			return services.pictures.send({ title: card.title, note, marks: null, language }, request, reply)
		},

		'GET /api/current-affairs/months': async () => ({ data: await listArticleMonths(database) }),
	})
}

/** Serves articles to take home to whoever is signed in. */
export function currentAffairsDownloadRoutes(app: FastifyInstance, services: CurrentAffairsServices): void {
	mountContract(app, currentAffairsDownloadsContract, {
		'GET /api/current-affairs/:id/pdf': async ({ viewer: { userId }, params, language, reply }) => {
			const article = await getStoredArticle(services.database, params.id, { language })
			const disposition = inline(`${brand.name.english.toLowerCase()}-${article.id}.pdf`)
			return sendPdf(services.pdf, articlePdf(article, language, services.origin), { userId, disposition, reply })
		},
	})
}
