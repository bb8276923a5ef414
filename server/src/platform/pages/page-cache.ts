/**
 * Keeps rendered public pages, ready to send: body, compressed bodies and policy together.
 *
 * Only pages rendered without any cookie come in here. An entry is fresh for a minute, then still answered while one
 * render replaces it, and unusable after four: the browser treats what a page carries as fresh for five minutes
 * (`staleTime` in web/src/router.tsx), which must stay the longer one, or every visitor would ask for the data again.
 */
import { hash } from 'node:crypto'
import type { Encoding } from './accepted-encoding.ts'
import { compressWell } from './compress.ts'
import { createPageShelf } from './page-shelf.ts'
import type { SealedPage } from './seal.ts'

const FRESH_MILLISECONDS = 60_000
const USABLE_MILLISECONDS = 240_000

export interface StoredPage {
	storedAt: number
	sizeBytes: number
	policy: string
	etag: string
	bodies: Record<Encoding, Buffer>
}

export interface PageCache {
	/**
	 * Gives the stored page of `key`, rendered now if there is none. One render runs at a time per key.
	 *
	 * `render` returns null for a page that must not be stored (not found, redirect, failure); then so does this.
	 */
	get(key: string, render: () => Promise<SealedPage | null>): StoredPage | Promise<StoredPage | null>
	/** Gives the stored page of `key` if it is fresh. */
	fresh(key: string): StoredPage | undefined
	/** Forgets the page of `key`, which is not there any more. */
	forget(key: string): void
	/** Forgets everything, after content has changed. */
	clear(): void
	statistics(): { entries: number; sizeBytes: number }
}

async function storedPage({ body, policy }: SealedPage, now: number): Promise<StoredPage> {
	const bodies = await compressWell(body)
	const sizeBytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
	return { storedAt: now, sizeBytes, policy, etag: hash('sha1', body, 'base64url'), bodies }
}

/** @param onRefreshFailure told when the render behind a stale answer fails; the stale page was sent */
export function createPageCache(
	maxBytes: number,
	onRefreshFailure: (error: unknown) => void,
	now: () => number = Date.now,
): PageCache {
	const shelf = createPageShelf<StoredPage>(maxBytes)
	const pending = new Map<string, Promise<StoredPage | null>>()
	let generation = 0

	async function fill(key: string, render: () => Promise<SealedPage | null>) {
		const startedIn = generation
		const page = await render()
		if (!page) return null
		const entry = await storedPage(page, now())
		// A page that was rendered before a change of content must not outlive it.
		if (startedIn === generation) shelf.store(key, entry)
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

	const ageOf = ({ storedAt }: StoredPage) => now() - storedAt

	function fresh(key: string): StoredPage | undefined {
		const stored = shelf.find(key)
		if (!stored || ageOf(stored) > FRESH_MILLISECONDS) return undefined
		shelf.touch(key, stored)
		return stored
	}

	return {
		fresh,
		get(key, render) {
			const stored = fresh(key)
			if (stored) return stored
			const stale = shelf.find(key)
			const filling = fillOnce(key, render)
			if (!stale || ageOf(stale) > USABLE_MILLISECONDS) return filling
			filling.catch(onRefreshFailure)
			return stale
		},
		forget: shelf.remove,
		clear() {
			generation++
			pending.clear()
			shelf.clear()
		},
		statistics: shelf.statistics,
	}
}
