import { languages, languageTags } from '@aravalli/shared/language'

/** Describes a public page, which has a twin in each language. */
export interface PublicAddress {
	/** Holds path and query without the language, starting with a slash. */
	path: string
	/** Is a day or a moment in ISO 8601; it is left out where nobody knows it. */
	changedAt?: string
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/**
 * Writes one file of a sitemap: each page once in each language, with its twins. The language-less address leads to
 * either.
 */
export function sitemapXml(origin: string, addresses: PublicAddress[]): string {
	const entries = addresses.map((address) => entryOf(origin, address))
	return `${opening}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

function entryOf(origin: string, { path, changedAt }: PublicAddress): string {
	const own = escapeXml(origin + path)
	const twins = languages.map((language) => ({
		tag: languageTags[language],
		url: escapeXml(origin + withLanguage(path, language)),
	}))
	const links = [...twins, { tag: 'x-default', url: own }]
		.map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
		.join('')
	const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
	return twins.map(({ url }) => `<url><loc>${url}</loc>${changed}${links}</url>\n`).join('')
}

/** Writes the file that names all others. */
export function sitemapIndexXml(urls: string[]): string {
	const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
	return `${opening}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`
}
