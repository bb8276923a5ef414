/**
 * This is the page's side of `/sw.js` (web/worker, docs/adr/0015-service-worker.md). It is loaded when the page is at rest, so
 * that it costs the first load nothing.
 */
import { documentLanguage } from './language.tsx'

const ONE_HOUR_MILLISECONDS = 3_600_000

/** Is how long whoever has pressed "Reload" waits for the new worker. */
const PATIENCE_MILLISECONDS = 2000

/**
 * Registers the worker, and keeps it told of the reader's language and look.
 *
 * @param onUpdate called when a newer build than this page's is ready; `apply` changes to it, with one reload. It is never called for
 *   a page that is of the newest build itself: then the new worker takes over without a word
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
	// It is missing on addresses without https, and in some private windows.
	if (!navigator.serviceWorker) return
	await online()
	const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
	if (!registration) return
	const offer = (worker: ServiceWorker) => void offerUpdate(worker, onUpdate)
	if (registration.waiting) offer(registration.waiting)
	registration.addEventListener('updatefound', () => watchInstalling(registration.installing, offer))
	watchInstalling(registration.installing, offer)
	lookForUpdates(registration)
	const { active } = await navigator.serviceWorker.ready
	tellPreferences(active)
	addEventListener('visibilitychange', () => document.hidden && tellPreferences(registration.active))
}

/** A worker that cannot be fetched would be noted as an error of the page. */
async function online(): Promise<void> {
	if (navigator.onLine) return
	await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** Only a worker that waits behind another one is an update. */
function watchInstalling(worker: ServiceWorker | null, offer: (worker: ServiceWorker) => void) {
	worker?.addEventListener('statechange', () => {
		if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
	})
}

async function offerUpdate(worker: ServiceWorker, onUpdate: (apply: () => void) => void) {
	if (await isOfSameBuild(worker)) worker.postMessage({ type: 'take-over' })
	else onUpdate(() => reloadWith(worker))
}

/** Pages come from the network, so after a release most are new before their worker is. */
function isOfSameBuild(worker: ServiceWorker): Promise<boolean> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = ({ data }) => resolve(data === true)
		worker.postMessage({ type: 'is-build-of', files: loadedFiles() }, [port2])
	})
}

function loadedFiles(): string[] {
	const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
	const own = addresses.filter(
		({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.js$/.test(pathname),
	)
	return own.map(({ pathname }) => pathname)
}

function reloadWith(worker: ServiceWorker) {
	// Another window may have let the worker in already.
	if (worker.state !== 'installed') return location.reload()
	const isLetIn = new Promise((resolve) => {
		navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
	})
	worker.postMessage({ type: 'take-over' })
	// The old worker goes when all that it was asked for has come, which on a slow network may be long. A reload ends that, and the new
	// one takes over then. It is done once: a second one would begin anew what the first has asked for.
	const isTooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS))
	void Promise.race([isLetIn, isTooLate]).then(() => location.reload())
}

/** The browser looks when a page is opened; one that stays open for days would never hear of a release. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
	let lookedAt = Date.now()
	addEventListener('visibilitychange', () => {
		if (document.hidden || !navigator.onLine || Date.now() - lookedAt < ONE_HOUR_MILLISECONDS) return
		lookedAt = Date.now()
		registration.update().catch(() => undefined)
	})
}

function tellPreferences(worker: ServiceWorker | null) {
	const root = document.documentElement
	const names = ['data-theme', 'data-contrast', 'data-fs', 'data-motion']
	const attributes = Object.fromEntries(names.map((name) => [name, root.getAttribute(name)]))
	worker?.postMessage({ type: 'preferences', language: documentLanguage(), attributes })
}
