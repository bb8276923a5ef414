/**
 * Runs beside the pages, at `/sw.js`: pages come from the network alone, and the offline page in their place when it is gone;
 * files of the build are kept; and what the server tells this browser is shown. Nothing that the API has answered and no page is ever stored (docs/adr/0015-service-worker.md).
 */
import { buildFiles } from './build-files.ts'
import { answerWithFile, forgetFilesOfOldBuilds, forgetUsedFiles, keepFilesOfEveryPage } from './kept-files.ts'
import { offlineAnswer } from './offline-page.ts'
import { forgetPushed, openPushed, renewPushed, type SubscriptionChange, showPushed } from './pushed.ts'
import { keepPreferences, readPreferences } from './reader-preferences.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepFilesOfEveryPage()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
	const { request } = event
	if (request.method !== 'GET') return
	const { origin, pathname } = new URL(request.url)
	if (request.mode === 'navigate') event.respondWith(answerWithPage(event))
	else if (origin === self.location.origin && pathname.startsWith('/assets/')) event.respondWith(answerWithFile(event))
})

self.addEventListener('message', (event) => {
	const { type, ...message } = Object(event.data) as { type?: string; files?: string[] }
	if (type === 'preferences') event.waitUntil(keepPreferences(message))
	if (type === 'signed-out') event.waitUntil(Promise.all([forgetUsedFiles(), forgetPushed()]))
	if (type === 'take-over') event.waitUntil(self.skipWaiting())
	if (type === 'is-build-of') event.ports[0]?.postMessage(isBuildOf(message.files ?? []))
})

self.addEventListener('push', (event) => event.waitUntil(showPushed(event)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(event)))

self.addEventListener('pushsubscriptionchange', (event) => {
	const change = event as SubscriptionChange
	change.waitUntil(renewPushed(change))
})

/** The network was asked while the worker still woke up, where the browser can do that. */
async function answerWithPage(event: FetchEvent): Promise<Response> {
	try {
		return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
	} catch {
		return offlineAnswer(await readPreferences())
	}
}

/** Tells whether a page that has loaded these files came from the same build as this worker. */
function isBuildOf(files: string[]): boolean {
	return files.length > 0 && files.every((file) => buildFiles.all.includes(file))
}

async function takeOver(): Promise<void> {
	await self.registration.navigationPreload?.enable()
	const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
	// With several pages open one of them may be of an earlier build and still need its files; they go the next time.
	if (pages.length <= 1) await forgetFilesOfOldBuilds()
	await self.clients.claim()
}
