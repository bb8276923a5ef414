import { brand } from '@aravalli/shared/brand'
import type { Bilingual } from '@aravalli/shared/language'
import type { FastifyInstance } from 'fastify'
import { requestLanguage } from '../http/request-language.ts'
import { siteCard } from './sharing-card.ts'
import type { SharingPictures } from './sharing-pictures.ts'
import type { SitemapSource } from './sitemap.ts'

/** Describes a page that everybody may read and that search engines are to list. */
export interface PublicPage {
	/** The path has no query. */
	path: string
	/** Stands in the picture that is shared with it. */
	title: Bilingual
	/** Stands below the title there; the product's own sentence where it is left out. */
	note?: Bilingual
}

export function pagesSitemap(pages: PublicPage[]): SitemapSource {
	return {
		name: 'pages',
		listParts: async () => ['1'],
		listAddresses: async (part) => (part === '1' ? pages.map(({ path }) => ({ path })) : null),
	}
}

/**
 * Serves at `/api/sharing-picture` and then the path of a page its picture. A page that is not in the list is shared
 * with that of the product, so there is no end of addresses and an end of pictures.
 */
export function mountPagePictures(app: FastifyInstance, pages: PublicPage[], pictures: SharingPictures): void {
	app.get<{ Params: { '*': string } }>(
		'/api/sharing-picture/*',
		{ schema: { hide: true } as object },
		(request, reply) => {
			const language = requestLanguage(request)
			const page = pages.find(({ path }) => path === `/${request.params['*']}`)
			const { title, note = brand.tagline } = page ?? {}
			const card = title && { title: title[language], note: note[language], marks: null, language }
			return pictures.send(card ?? siteCard(language), request, reply)
		},
	)
}
