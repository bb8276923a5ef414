import { brand } from '@aravalli/shared/brand'
import type { Language } from '@aravalli/shared/language'

interface PageAddress {
	origin: string
	/** Path and query without the language, starting with a slash. */
	path: string
	language: Language
	isLanguageInAddress: boolean
}

interface PageHead extends PageAddress {
	/** Without the product's name, which is added. */
	title: string
	description: string
}

const withLanguage = (path: string, language: Language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

export const pageTitle = (title: string, language: Language) => `${title} | ${brand.name[language]}`

/**
 * Title, description and addresses of a public page.
 *
 * A page and its `?lang=` twins each name themselves as canonical and each other as alternates.
 */
export function pageHead({ title, description, origin, path, language, isLanguageInAddress }: PageHead) {
	const own = isLanguageInAddress ? withLanguage(path, language) : path
	return {
		meta: [
			{ title: pageTitle(title, language) },
			{ name: 'description', content: description },
			{ property: 'og:title', content: title },
			{ property: 'og:description', content: description },
			{ property: 'og:url', content: origin + own },
			{ property: 'og:locale', content: language === 'hindi' ? 'hi_IN' : 'en_IN' },
		],
		links: [
			{ rel: 'canonical', href: origin + own },
			{ rel: 'alternate', hrefLang: 'en', href: origin + withLanguage(path, 'english') },
			{ rel: 'alternate', hrefLang: 'hi', href: origin + withLanguage(path, 'hindi') },
			{ rel: 'alternate', hrefLang: 'x-default', href: origin + path },
		],
	}
}
