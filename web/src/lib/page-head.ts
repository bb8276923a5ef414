import { brand } from '@aravalli/shared/brand'
import type { Language } from '@aravalli/shared/language'
import { withLanguage } from './link-address.ts'
import type { PageContext } from './page-context.ts'

/** Is what every head takes from the context of its route. */
export type HeadContext = Pick<PageContext, 'origin' | 'language' | 'isLanguageInAddress'>

/** Messengers and networks show this beside a shared link. */
export interface SharedPicture {
	/** The address includes the origin. */
	url: string
	width: number
	height: number
	alt: string
}

interface PageHead extends HeadContext {
	/** Holds path and query without the language, starting with a slash. */
	path: string
	/** The title is given without the product's name, which is added. */
	title: string
	description: string
	/** Is 'article' for one piece of content. */
	type?: 'website' | 'article'
	/** The picture belongs to this page alone; without it the server draws one with the page's title. */
	picture?: SharedPicture
	/** Holds structured data for search engines (schema.org), each an object of its own. */
	data?: object[]
}

/** The router writes it as a script of data, in which nothing can end the script. Its own types know it only as a meta tag. */
interface DataTag {
	'script:ld+json': object
	name?: never
	property?: never
	content?: never
}

export const pageTitle = (title: string, language: Language) => `${title} | ${brand.name[language]}`

/**
 * Gives title, description, addresses, picture and structured data of a public page.
 *
 * A page and its `?lang=` twins each name themselves as canonical and each other as alternates.
 */
export function pageHead(page: PageHead) {
	const { title, description, origin, path, language, isLanguageInAddress, type = 'website', data = [] } = page
	const own = isLanguageInAddress ? withLanguage(path, language) : path
	return {
		meta: [
			{ title: pageTitle(title, language) },
			{ name: 'description', content: description },
			{ property: 'og:type', content: type },
			{ property: 'og:title', content: title },
			{ property: 'og:description', content: description },
			{ property: 'og:url', content: origin + own },
			{ property: 'og:locale', content: language === 'hindi' ? 'hi_IN' : 'en_IN' },
			{ property: 'og:locale:alternate', content: language === 'hindi' ? 'en_IN' : 'hi_IN' },
			...pictureTags(page.picture ?? drawnPicture(page)),
			...data.map((object): DataTag => ({ 'script:ld+json': object })),
		],
		links: [
			{ rel: 'canonical', href: origin + own },
			{ rel: 'alternate', hrefLang: 'en', href: origin + withLanguage(path, 'english') },
			{ rel: 'alternate', hrefLang: 'hi', href: origin + withLanguage(path, 'hindi') },
			{ rel: 'alternate', hrefLang: 'x-default', href: origin + path },
		],
	}
}

/** The server draws it for each public page, and that of the product for any other (server/src/platform/sharing). */
function drawnPicture({ origin, path, language, title }: PageHead): SharedPicture {
	const [pathname = ''] = path.split('?')
	const url = origin + withLanguage(`/api/sharing-picture${pathname}`, language)
	return { url, width: 1200, height: 630, alt: pageTitle(title, language) }
}

function pictureTags({ url, width, height, alt }: SharedPicture) {
	return [
		{ property: 'og:image', content: url },
		{ property: 'og:image:width', content: String(width) },
		{ property: 'og:image:height', content: String(height) },
		{ property: 'og:image:alt', content: alt },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

/** A page that search engines leave out, somebody's own or one that is not there, has a title and no address. */
export function unlistedHead(title: string, language: Language) {
	return { meta: [{ title: pageTitle(title, language) }, { name: 'robots', content: 'noindex' }] }
}
