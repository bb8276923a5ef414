import { chooseLanguage } from '@aravalli/shared/choose-language'
import { isLanguage, type Language, languageKey } from '@aravalli/shared/language'
import type { FastifyRequest } from 'fastify'
import { type SharedPage, sharedAddress } from './shared-address.ts'

/** What is asked for, as far as the address and the language tell. */
export interface PageAddress {
	/** Path and query without the language. */
	path: string
	language: Language
	isLanguageInAddress: boolean
	/** Null where the page must not be stored. */
	shared: { path: string; key: string } | null
}

const MAX_KNOWN = 2_000
const MAX_KNOWN_LENGTH = 300

/** Reads addresses, and remembers the last of them: most visitors ask for the same few pages. */
export function addressReader(sharedPages: SharedPage[], origin: string) {
	const known = new Map<string, PageAddress>()
	return (request: FastifyRequest): PageAddress => {
		const preferred = preferredLanguage(request)
		const key = `${preferred} ${request.url}`
		let address = known.get(key)
		if (!address) {
			address = readAddress(sharedPages, origin, request.url, preferred)
			if (known.size >= MAX_KNOWN) known.clear()
			if (key.length < MAX_KNOWN_LENGTH) known.set(key, address)
		}
		return address
	}
}

/** Without a choice of their own most visitors send no cookie and one of a few `Accept-Language`. */
const knownPreferences = new Map<string, Language>()

function preferredLanguage({ headers }: FastifyRequest): Language {
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
	// `//host` at the start would name another host.
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
