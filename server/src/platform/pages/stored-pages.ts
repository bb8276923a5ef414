import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSessionCookie } from '../http/session-cookie.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { type AddressReader, addressReader } from './page-address.ts'
import { createPageCache, type PageCache, type StoredPage } from './page-cache.ts'
import type { SharedPage } from './shared-address.ts'

export interface StoredPagesSettings {
	sharedPages: SharedPage[]
	/** Is the public origin. */
	origin: string
	/** Every page carries these; the policy is added. */
	headers: Record<string, string>
	maxCacheBytes: number
	onRefreshFailure: (error: unknown) => void
	onSent: (status: number) => void
}

export interface StoredPages {
	cache: PageCache
	readAddress: AddressReader
	/**
	 * Answers a request for a page that is stored and fresh, before the framework sees it: finding the route and preparing
	 * what only other answers need would take as long as the answer. It returns false when the request is for something
	 * else.
	 */
	answer(request: IncomingMessage, response: ServerResponse): boolean
	send(request: IncomingMessage, response: ServerResponse, page: StoredPage): void
}

export function createStoredPages(settings: StoredPagesSettings): StoredPages {
	const { sharedPages, origin, maxCacheBytes, onRefreshFailure, onSent } = settings
	const cache = createPageCache(maxCacheBytes, onRefreshFailure)
	const readAddress = addressReader(sharedPages, origin)
	const headersOf = answerHeaders(settings.headers)

	function send(request: IncomingMessage, response: ServerResponse, page: StoredPage) {
		const { encoding } = acceptedEncoding(request.headers['accept-encoding'])
		const headers = headersOf(page, encoding)
		const isKnown = isSame(request.headers['if-none-match'], headers.etag)
		onSent(isKnown ? 304 : 200)
		response.writeHead(isKnown ? 304 : 200, headers)
		response.end(isKnown ? undefined : page.bodies[encoding])
	}

	return {
		cache,
		readAddress,
		send,
		answer(request, response) {
			if (request.method !== 'GET' || hasSessionCookie(request.headers.cookie)) return false
			const { shared } = readAddress.known(request) ?? {}
			const page = shared && cache.fresh(shared.key)
			if (!page) return false
			send(request, response, page)
			return true
		},
	}
}

type AnswerHeaders = Record<string, string | number> & { etag: string }

/** All headers of an entry are known once it exists. */
function answerHeaders(always: Record<string, string>) {
	const known = new WeakMap<StoredPage, Partial<Record<Encoding, AnswerHeaders>>>()
	return (page: StoredPage, encoding: Encoding): AnswerHeaders => {
		let ofPage = known.get(page)
		if (!ofPage) {
			ofPage = {}
			known.set(page, ofPage)
		}
		ofPage[encoding] ??= {
			...always,
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': page.policy,
			'cache-control': 'private, no-cache',
			vary: 'accept-encoding, accept-language, cookie',
			etag: `"${page.etag}-${encoding}"`,
			'content-length': page.bodies[encoding].length,
			...(encoding !== 'identity' && { 'content-encoding': encoding }),
		}
		return ofPage[encoding]
	}
}

/**
 * Compares as RFC 9110 §13.1.2 says: a list of tags, without their mark of weakness, which a compressing proxy may have
 * added.
 */
function isSame(header: string | undefined, etag: string): boolean {
	if (!header || header === etag) return header === etag
	return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
