import { brand } from '@aravalli/shared/brand'
import type { Bilingual, Language } from '@aravalli/shared/language'
import devanagari from '../../ui/fonts/khula-devanagari-400.woff2?url'
import latin from '../../ui/fonts/khula-latin-400.woff2?url'

/** Names the one font file that a page asks for early, by the page's language. The others follow with the style sheet. */
const fontPreloads: Bilingual = { english: latin, hindi: devanagari }

/** Gives every page the same head; a page's own title and description come after it and win. */
export function siteHead(language: Language) {
	return {
		meta: [
			{ charSet: 'utf-8' },
			{ name: 'viewport', content: 'width=device-width, initial-scale=1' },

			{ title: brand.name[language] },
			{ name: 'description', content: brand.tagline[language] },
			{ property: 'og:site_name', content: brand.name[language] },
		],
		links: [
			{
				rel: 'preload',
				as: 'font' as const,
				type: 'font/woff2',
				crossOrigin: 'anonymous' as const,
				href: fontPreloads[language],
			},
			{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
		],
	}
}
