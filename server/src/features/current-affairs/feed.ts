/**
 * Gives the newest articles as RSS 2.0, a feed for each language at `/current-affairs/rss.xml?lang=`. It carries titles
 * and teasers only: what a closed article hides is in no feed, and an open one is read on the site.
 */
import { brand } from '@aravalli/shared/brand'
import { type articleKind, categoryNames } from '@aravalli/shared/current-affairs/kind'
import { type Language, languageTags } from '@aravalli/shared/language'
import type { Item } from '../../content/items.ts'
import { articleWords } from './article-words.ts'

export const feedPath = '/current-affairs/rss.xml'

type FeedArticle = Item<typeof articleKind>

/** @param origin the public origin, without a trailing slash */
export function feedXml(articles: FeedArticle[], language: Language, origin: string): string {
	const { section, about } = articleWords[language]
	const own = (path: string) => `${origin}${path}?lang=${language}`
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(`${section} | ${brand.name[language]}`)}</title>
<link>${xmlText(own('/current-affairs'))}</link>
<description>${xmlText(about)}</description>
<language>${languageTags[language]}-IN</language>
<atom:link href="${xmlText(own(feedPath))}" rel="self" type="application/rss+xml"/>
${articles.map((article) => itemXml(article, language, own)).join('\n')}
</channel>
</rss>
`
}

function itemXml({ id, common, card }: FeedArticle, language: Language, own: (path: string) => string): string {
	const address = own(`/current-affairs/${id}`)
	return `<item>
<title>${xmlText(card.title)}</title>
<link>${xmlText(address)}</link>
<guid isPermaLink="true">${xmlText(address)}</guid>
<description>${xmlText(card.teaser)}</description>
<category>${xmlText(categoryNames[common.category][language])}</category>
<pubDate>${feedDate(common.publishedOn)}</pubDate>
</item>`
}

/** Gives the morning of that day in India, as RFC 822 has it. */
function feedDate(day: string): string {
	return new Date(`${day}T06:00:00+05:30`).toUTCString()
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text, and leaves out the characters that XML cannot hold. */
const xmlText = (text: string) =>
	text
		.toWellFormed()
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
