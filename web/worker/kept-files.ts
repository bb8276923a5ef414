/**
 * The files of the build are kept for a time without network: what every page loads from the start, the rest as it is
 * used.
 *
 * Only files whose name is a hash of their content are ever stored. They are the same for everybody, and never out of
 * date.
 */
import { buildFiles } from './build-files.ts'
import { everyPageCache, usedCache } from './stored.ts'

/**
 * Keeps the files of every page from the browser's own cache, as the page has loaded them a moment ago.
 * @throws when one cannot be had
 */
export async function keepFilesOfEveryPage(): Promise<void> {
	const cache = await caches.open(everyPageCache.name)
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
	await cache.addAll(buildFiles.everyPage.filter((file) => !kept.has(file)))
}

/**
 * Counts the visitors who have signed out: what is on its way at that moment belongs to the one before, and is not
 * kept.
 */
let signOuts = 0

/**
 * Answers with the kept file, else from the network, and keeps that from then on. What the cache refuses is never the
 * page's trouble.
 */
export async function answerWithFile(event: FetchEvent): Promise<Response> {
	const { request } = event
	const kept = await caches.match(request.url).catch(() => undefined)
	if (kept) return kept
	const signOutsBefore = signOuts
	const response = await fetch(request)
	// The page goes on without the copy where the device has no room.
	if (response.ok && response.type === 'basic' && signOuts === signOutsBefore)
		event.waitUntil(keep(request.url, response.clone()).catch(() => undefined))
	return response
}

async function keep(url: string, response: Response): Promise<void> {
	const cache = await caches.open(usedCache.name)
	await cache.put(url, response)
}

/** Forgets everything that an earlier build had and this one has not. */
export async function forgetFilesOfOldBuilds(): Promise<void> {
	const current = new Set(buildFiles.all)
	for (const { name } of [everyPageCache, usedCache]) {
		const cache = await caches.open(name)
		const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname))
		await Promise.all(old.map((request) => cache.delete(request)))
	}
}

/** Forgets what was kept because this visitor used it. */
export async function forgetUsedFiles(): Promise<void> {
	signOuts += 1
	await caches.delete(usedCache.name)
}
