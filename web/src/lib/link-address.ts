import type { Language } from '@aravalli/shared/language'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

/** A link leads there. Write it with the router's `linkOptions({ … })` to have it checked against the routes. */
export interface LinkTarget {
	to: string
	params?: object
	search?: object
	hash?: string
	/** The state is kept with the entry in the browser's history. */
	state?: object
	/** False keeps the scroll position. */
	resetScroll?: boolean
	replace?: boolean
}

/** Gives path, query and hash, as the router would write them; `to` starts with a slash. */
export function linkAddress({ to, params = {}, search = {}, hash }: LinkTarget): string {
	const values = params as Record<string, unknown>
	const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
	return path + stringifyPlainSearch(search as Record<string, unknown>) + (hash ? `#${hash}` : '')
}

/** Makes a link of an address that the server names. @param address may have a query and a hash */
export function linkOfAddress(address: string): LinkTarget {
	const [page = '', hash] = address.split('#')
	const [to = '', query = ''] = page.split('?')
	return { to, search: parsePlainSearch(query), ...(hash && { hash }) }
}

/** Gives the twin of an address in one language. @param path may have a query, without a language */
export function withLanguage(path: string, language: Language): string {
	return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
