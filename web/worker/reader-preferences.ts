import { readerCache } from './stored.ts'

/**
 * The offline page is shown in this language and look. The pages tell the worker (lib/service-worker.ts), which cannot
 * read their storage; it is kept as the one entry of a cache, because a worker forgets everything when it rests.
 */
export interface ReaderPreferences {
	language: 'english' | 'hindi'
	/** Attributes of <html> (ui/preferences.ts). */
	attributes: Record<string, string>
}

const cacheName = readerCache.name
const key = '/reader-preferences'

/** Attributes may say this; all else is left out. */
const known = new Map([
	['data-theme', ['light', 'dark']],
	['data-contrast', ['high']],
	['data-fs', ['small', 'large', 'xl']],
	['data-motion', ['reduced']],
])

/** Reads the preferences. What makes no sense takes its default: the browser's language, the system's look. */
export function parsePreferences(given: unknown, browserLanguage: string): ReaderPreferences {
	const { language, attributes } = Object(given) as { language?: unknown; attributes?: unknown }
	const chosen = language === 'english' || language === 'hindi' ? language : null
	const pairs = Object.entries(Object(attributes) as Record<string, unknown>)
	return {
		language: chosen ?? (browserLanguage.startsWith('hi') ? 'hindi' : 'english'),
		attributes: Object.fromEntries(
			pairs.flatMap(([name, value]) => (known.get(name)?.includes(String(value)) ? [[name, String(value)]] : [])),
		),
	}
}

export async function keepPreferences(given: unknown): Promise<void> {
	const cache = await caches.open(cacheName)
	await cache.put(key, Response.json(parsePreferences(given, navigator.language)))
}

export async function readPreferences(): Promise<ReaderPreferences> {
	const kept = await caches.match(key, { cacheName })
	return parsePreferences(await kept?.json(), navigator.language)
}
