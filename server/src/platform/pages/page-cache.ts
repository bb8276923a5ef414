/**
 * Keeps rendered public pages, ready to send: body, compressed bodies and policy together.
 *
 * Only pages rendered without any cookie come in here. An entry is fresh for a minute, then still answered while one
 * render replaces it, and unusable after four: the browser treats what a page carries as fresh for five minutes
 * (`staleTime` in web/src/router.tsx), which must stay the longer one, or every visitor would ask for the data again.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SealedPage } from './seal.ts'

const FRESH_MILLISECONDS = 60_000
const USABLE_MILLISECONDS = 240_000
/** 5 costs 0.2 ms for a page of 16 kB and is 7 bytes larger than 9, which costs 6 ms. */
const BROTLI_QUALITY = 5
/** For what is sent once: a tenth more bytes in a fraction of the time. */
const QUICK_BROTLI_QUALITY = 2

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StoredPage {
	storedAt: number
	sizeBytes: number
	policy: string
	etag: string
	bodies: Record<Encoding, Buffer>
}

export interface PageCache {
	/**
	 * The stored page of `key`, rendered now if there is none. One render at a time per key.
	 *
	 * `render` returns null for a page that must not be stored (not found, redirect, failure); then so does this.
	 */
	get(key: string, render: () => Promise<SealedPage | null>): StoredPage | Promise<StoredPage | null>
	/** Forgets everything, after content has changed. */
	clear(): void
	statistics(): { entries: number; sizeBytes: number }
}

const quick: Record<Encoding, (html: string) => Promise<Buffer>> = {
	br: (html) => compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY } }),
	gzip: (html) => compressGzip(html, { level: 3 }),
	identity: async (html) => Buffer.from(html),
}

/** For a page that is sent once. */
export function compressOnce(html: string, encoding: Encoding): Promise<Buffer> {
	return quick[encoding](html)
}

export async function compressPage({ html, policy }: SealedPage, now: number): Promise<StoredPage> {
	const identity = Buffer.from(html)
	const [br, gz] = await Promise.all([
		compressBrotli(identity, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
			},
		}),
		compressGzip(identity),
	])
	const etag = createHash('sha1').update(identity).digest('base64url')
	const sizeBytes = identity.length + br.length + gz.length
	return { storedAt: now, sizeBytes, policy, etag, bodies: { br, gzip: gz, identity } }
}

/** @param onRefreshFailure told when the render behind a stale answer fails; the stale page was sent */
export function createPageCache(
	maxBytes: number,
	onRefreshFailure: (error: unknown) => void,
	now: () => number = Date.now,
): PageCache {
	const entries = new Map<string, StoredPage>()
	const pending = new Map<string, Promise<StoredPage | null>>()
	let sizeBytes = 0
	let generation = 0

	function remove(key: string) {
		sizeBytes -= entries.get(key)?.sizeBytes ?? 0
		entries.delete(key)
	}

	/** Those not asked for longest go first; a page larger than the whole cache is not kept. */
	function store(key: string, entry: StoredPage) {
		remove(key)
		entries.set(key, entry)
		sizeBytes += entry.sizeBytes
		for (const oldest of entries.keys()) {
			if (sizeBytes <= maxBytes) break
			remove(oldest)
		}
	}

	async function fill(key: string, render: () => Promise<SealedPage | null>) {
		const startedIn = generation
		const page = await render()
		if (!page) return null
		const entry = await compressPage(page, now())
		// What was rendered before a change of content must not outlive it.
		if (startedIn === generation) store(key, entry)
		return entry
	}

	function fillOnce(key: string, render: () => Promise<SealedPage | null>) {
		let filling = pending.get(key)
		if (!filling) {
			filling = fill(key, render).finally(() => {
				if (pending.get(key) === filling) pending.delete(key)
			})
			pending.set(key, filling)
		}
		return filling
	}

	return {
		get(key, render) {
			const stored = entries.get(key)
			const age = stored ? now() - stored.storedAt : Number.POSITIVE_INFINITY
			if (stored && age <= FRESH_MILLISECONDS) {
				entries.delete(key)
				entries.set(key, stored)
				return stored
			}
			const filling = fillOnce(key, render)
			if (!stored || age > USABLE_MILLISECONDS) return filling
			filling.catch(onRefreshFailure)
			return stored
		},
		clear() {
			generation++
			entries.clear()
			pending.clear()
			sizeBytes = 0
		},
		statistics: () => ({ entries: entries.size, sizeBytes }),
	}
}
