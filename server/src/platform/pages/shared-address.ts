import type { Language } from '@aravalli/shared/language'

/**
 * Describes a page that looks the same to everybody without a session.
 *
 * `keys` are the query keys that change it, each with the value that means the same as leaving it out.
 */
export interface SharedPage {
	path: RegExp
	keys: Record<string, { default: string; pattern: RegExp }>
}

/** Matches keys that advertisements and messengers add; they change nothing. */
const ignored = /^(utm_\w{1,30}|fbclid|gclid|lang)$/

/**
 * Gives the canonical address to render and to store for a request, or null where the page must not be stored.
 *
 * Unknown keys, repeated keys and odd values mean null, so that nobody can fill the cache with copies of one page. The
 * language is added: two readers of one address may read different languages. `lang` is told apart from `asked`,
 * because a page and its `?lang=` twin each name themselves as canonical.
 */
export function sharedAddress(pages: SharedPage[], url: URL, language: Language): { path: string; key: string } | null {
	const page = pages.find(({ path }) => path.test(url.pathname))
	const kept = page && meaningfulKeys(page, url)
	if (!kept) return null
	const query = new URLSearchParams(kept).toString()
	const path = query ? `${url.pathname}?${query}` : url.pathname
	return { path, key: `${language}${url.searchParams.has('lang') ? '!' : ' '}${path}` }
}

/** Returns null for a query that no link of ours would have. */
function meaningfulKeys({ keys }: SharedPage, url: URL): [string, string][] | null {
	const given = [...url.searchParams].filter(([name]) => !ignored.test(name))
	const isRepeated = new Set(given.map(([name]) => name)).size < given.length
	if (isRepeated || !given.every(([name]) => Object.hasOwn(keys, name))) return null
	const kept = given.filter(([name, value]) => value !== '' && value !== keys[name]?.default)
	if (!kept.every(([name, value]) => keys[name]?.pattern.test(value))) return null
	return kept.sort(([a], [b]) => (a < b ? -1 : 1))
}
