import { chooseLanguage } from '@aravalli/shared/choose-language'
import { isLanguage, type Language, languageKey } from '@aravalli/shared/language'
import { type SharedPage, sharedAddress } from './shared-address.ts'

/** Says what is asked for, as far as the address and the language tell. */
export interface PageAddress {
	/** Holds path and query without the language. */
	path: string
	language: Language
	isLanguageInAddress: boolean
	/** It is null where the page must not be stored. */
	shared: { path: string; key: string } | null
}

const MAX_KNOWN = 2_000
const MAX_KNOWN_LENGTH = 300

/** Picks the part of a request that tells which page it is for. */
interface PageRequest {
	url?: string | undefined
	headers: Record<string, string | string[] | undefined> & {
		cookie?: string | undefined
		'accept-language'?: string | undefined
	}
}

export interface AddressReader {
	(request: PageRequest): PageAddress
	/** Finds what is known from an earlier request of the same kind. */
	known(request: PageRequest): PageAddress | undefined
}

/** Reads addresses, and remembers the last of them: most visitors ask for the same few pages. */
export function addressReader(sharedPages: SharedPage[], origin: string): AddressReader {
	const known = { english: new Map<string, PageAddress>(), hindi: new Map<string, PageAddress>() }

	function read(request: PageRequest): PageAddress {
		const { url = '/' } = request
		const preferred = preferredLanguage(request)
		const addresses = known[preferred]
		const address = addresses.get(url) ?? readAddress(sharedPages, origin, url, preferred)
		if (addresses.size >= MAX_KNOWN) addresses.clear()
		if (url.length < MAX_KNOWN_LENGTH) addresses.set(url, address)
		return address
	}

	return Object.assign(read, {
		known: (request: PageRequest) => known[preferredLanguage(request)].get(request.url ?? '/'),
	})
}

/** Visitors who have chosen no language send, for the most part, no cookie and one of a few `Accept-Language`. */
const knownPreferences = new Map<string, Language>()

function preferredLanguage({ headers }: PageRequest): Language {
	if (headers.cookie?.includes(languageKey)) return chooseLanguage(undefined, headers)
	const accepted = headers['accept-language'] ?? ''
	let language = knownPreferences.get(accepted)
	if (!language) {
		language = chooseLanguage(undefined, { 'accept-language': accepted })
		if (knownPreferences.size >= MAX_KNOWN) knownPreferences.clear()
		if (accepted.length < MAX_KNOWN_LENGTH) knownPreferences.set(accepted, language)
	}
	return language
}

function readAddress(sharedPages: SharedPage[], origin: string, requestUrl: string, preferred: Language): PageAddress {
	// A `//host` at the start would name another host.
	const url = new URL(requestUrl.replace(/^\/+/, '/'), origin)
	const asked = url.searchParams.get('lang')
	const language = isLanguage(asked) ? asked : preferred
	const query = new URLSearchParams(url.searchParams)
	query.delete('lang')
	return {
		path: query.size ? `${url.pathname}?${query}` : url.pathname,
		language,
		isLanguageInAddress: isLanguage(asked),
		shared: sharedAddress(sharedPages, url, language),
	}
}
