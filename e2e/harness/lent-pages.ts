import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { oneBrowser } from './one-browser.ts'

/** A page with a browser context of its own, lent to one story after another. */
export interface LentPage {
	page: Page
	context: BrowserContext
	/** Whoever asks for the same gets it again; a page with no key belongs to one story alone. */
	key: string | null
	session: CDPSession
}

interface Wanted {
	options: BrowserContextOptions
	/** Once for all stories of this page, before any script of it. */
	script?: () => void
	/** Neither code nor files have been fetched before, and nobody has it after. */
	isFresh?: boolean
}

const idle: LentPage[] = []
const idleAtMost = 4

/** These calls change a page or its context for good. */
const lasting = {
	page: [
		'addInitScript',
		'addLocatorHandler',
		'emulateMedia',
		'exposeBinding',
		'exposeFunction',
		'setExtraHTTPHeaders',
	],
	context: [
		'addInitScript',
		'exposeBinding',
		'exposeFunction',
		'grantPermissions',
		'newCDPSession',
		'newPage',
		'setExtraHTTPHeaders',
		'setGeolocation',
		'setOffline',
	],
	clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

/** Stories listen to these. */
const events = ['console', 'dialog', 'load', 'pageerror', 'request', 'requestfailed', 'response'] as const

/**
 * Lends a page that has nothing stored. A page that stories have had before has the code of the product compiled: half of
 * what it takes to open it. One that a story changes in a way that cannot be taken back is closed after it.
 */
export async function lendPage({ options, script, isFresh = false }: Wanted): Promise<LentPage> {
	const { viewport = null, ...rest } = options
	const key = isFresh ? null : JSON.stringify([rest, script?.name])
	const place = idle.findLastIndex((lent) => lent.key === key && lent.context.browser()?.isConnected())
	const [found] = key === null || place < 0 ? [] : idle.splice(place, 1)
	if (!found) return openPage(options, key, script)
	if (viewport) await found.page.setViewportSize(viewport)
	return found
}

async function openPage(options: BrowserContextOptions, key: string | null, script?: () => void): Promise<LentPage> {
	const context = await (await oneBrowser()).newContext(options)
	if (script) await context.addInitScript(script)
	const page = await context.newPage()
	const session = await context.newCDPSession(page)
	const lent = { page, context, key, session }
	const note = () => {
		lent.key = null
	}
	onCalls(page, lasting.page, note)
	onCalls(context, lasting.context, note)
	onCalls(context.clock, lasting.clock, note)
	return lent
}

function onCalls(target: object, names: string[], note: () => void) {
	for (const name of names) {
		const call = Reflect.get(target, name)
		Object.assign(target, {
			[name]: (...given: unknown[]) => {
				note()
				return Reflect.apply(call, target, given)
			},
		})
	}
}

/** Takes a page back after its story. */
export async function takePageBack(lent: LentPage, isDone: boolean): Promise<void> {
	const { page, context } = lent
	// An answer that a story makes up may still be on its way to a page that nobody looks at any more.
	await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
	const canBeLent = isDone && lent.key !== null && context.pages().length === 1 && !page.isClosed()
	if (!canBeLent) return context.close()
	try {
		await forget(lent)
	} catch {
		return context.close()
	}
	idle.push(lent)
	if (idle.length > idleAtMost) await idle.shift()?.context.close()
}

/** Leaves nothing of a story in its page. */
async function forget({ page, context, session }: LentPage): Promise<void> {
	for (const event of events) {
		page.removeAllListeners(event)
		context.removeAllListeners(event)
	}
	context.removeAllListeners('page')
	await context.unrouteAll({ behavior: 'ignoreErrors' })
	await page.mouse.move(0, 0)
	// Nothing runs on this file of the product.
	await page.goto('/favicon.svg')
	await page.evaluate(async () => {
		sessionStorage.clear()
		localStorage.clear()
		for (const name of await caches.keys()) await caches.delete(name)
		for (const { name = '' } of await indexedDB.databases()) {
			await new Promise((resolve) => {
				const request = indexedDB.deleteDatabase(name)
				request.onsuccess = request.onerror = resolve
			})
		}
	})
	await context.clearCookies()
	await session.send('Page.resetNavigationHistory')
}

/**
 * Opens a path as the first page of its tab: where it stands already, as an address alone, nothing is added to the
 * history. With a `#` the browser would only scroll to that place.
 */
export async function goFirstTo(page: Page, path: string) {
	const isUsed = page.url() !== 'about:blank'
	if (isUsed && path.startsWith('/') && !path.includes('#'))
		await page.evaluate((address) => history.replaceState(null, '', address), path)
	return page.goto(path, { waitUntil: 'load' })
}
