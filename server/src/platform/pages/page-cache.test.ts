import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { SealedPage } from './seal.ts'

const page = (html: string): SealedPage => ({ body: Buffer.from(html), policy: `policy of ${html}` })

function cacheAt(maxBytes = 1_000_000) {
	const clock = { now: 0 }
	const failures: unknown[] = []
	const cache = createPageCache(
		maxBytes,
		(error) => failures.push(error),
		() => clock.now,
	)
	return { cache, clock, failures }
}

describe('the page cache', () => {
	it('keeps body, compressed bodies and policy of one render together', async () => {
		const { cache } = cacheAt()
		const stored = await cache.get('a', async () => page('hello'))
		expect(stored?.policy).toBe('policy of hello')
		expect(stored && brotliDecompressSync(stored.bodies.br).toString()).toBe('hello')
		expect(stored && gunzipSync(stored.bodies.gzip).toString()).toBe('hello')
	})

	it('renders once for many visitors at the same time', async () => {
		const { cache } = cacheAt()
		let renders = 0
		const render = async () => page(`render ${++renders}`)
		await Promise.all(Array.from({ length: 50 }, () => cache.get('a', render)))
		expect(renders).toBe(1)
	})

	it('answers a stale page while one render replaces it, and no page older than four minutes', async () => {
		const { cache, clock } = cacheAt()
		await cache.get('a', async () => page('first'))
		clock.now = 61_000
		const stale = await cache.get('a', async () => page('second'))
		expect(stale?.policy).toBe('policy of first')
		await vi.waitFor(() => expect(cache.fresh('a')?.policy).toBe('policy of second'))
		expect((await cache.get('a', async () => page('third')))?.policy).toBe('policy of second')
		clock.now = 61_000 + 240_001
		expect((await cache.get('a', async () => page('fourth')))?.policy).toBe('policy of fourth')
	})

	it('stores nothing when the render says so, and fails for everybody who waits when it fails', async () => {
		const { cache } = cacheAt()
		expect(await cache.get('a', async () => null)).toBeNull()
		const failing = async () => Promise.reject(new Error('no'))
		const results = await Promise.allSettled([cache.get('a', failing), cache.get('a', failing)])
		expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
		expect((await cache.get('a', async () => page('later')))?.policy).toBe('policy of later')
	})

	it('reports a refresh that fails and keeps answering the stale page', async () => {
		const { cache, clock, failures } = cacheAt()
		await cache.get('a', async () => page('first'))
		clock.now = 61_000
		const stale = await cache.get('a', async () => Promise.reject(new Error('no')))
		expect(stale?.policy).toBe('policy of first')
		await new Promise((resolve) => setImmediate(resolve))
		expect(failures).toHaveLength(1)
	})

	it('stays within its bytes, the oldest out first', async () => {
		const { cache } = cacheAt(2500)
		const rendered: string[] = []
		const get = (key: string) =>
			cache.get(key, async () => {
				rendered.push(key)
				return page(key.repeat(900))
			})
		for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key)
		expect(rendered).toEqual(['a', 'b', 'c', 'a'])
		expect(cache.statistics().sizeBytes).toBeLessThanOrEqual(2500)
	})

	it('forgets everything on a change of content, also what was being rendered then', async () => {
		const { cache } = cacheAt()
		const { promise, resolve } = Promise.withResolvers<SealedPage>()
		const old = cache.get('a', () => promise)
		cache.clear()
		resolve(page('before the change'))
		await old
		expect((await cache.get('a', async () => page('after')))?.policy).toBe('policy of after')
	})
})
