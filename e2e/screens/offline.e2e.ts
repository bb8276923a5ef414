import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditPage, lookOf } from '../audit/audit-page.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { type Relay, startRelay } from '../harness/relay.ts'

const visitor = aVisitor({ serviceWorkers: 'allow' })
const list = '/answer-writing-practice'
const question = `${list}/prajamandal-political-awakening`
/** The browser notes both. */
const expectedErrors = /ERR_|503/

let relay: Relay

beforeEach(async () => {
	relay = await startRelay(visitor.origin)
})
afterEach(() => relay.close())

/** Opens a page through the relay, and waits until the worker watches over it and knows its reader. */
async function openWatched(path: string, options: Parameters<typeof visitor.open>[1] = {}): Promise<Page> {
	const page = await visitor.open(path, { baseURL: relay.origin, expectedErrors, ...options })
	await eventually(page, async () => {
		return navigator.serviceWorker.controller !== null && (await caches.match('/reader-preferences')) !== undefined
	})
	return page
}

/**
 * Asks again and again, because the browser's own waiting takes the promise of an answer for a yes. One that never comes, as about a
 * worker that is replaced meanwhile, is not waited for.
 */
async function eventually(page: Page, question: () => Promise<boolean>) {
	const answer = () => Promise.race([page.evaluate(question), pause(5_000)])
	await expect.poll(answer, { timeout: 30_000 }).toBe(true)
}

const keptAddresses = (page: Page) =>
	page.evaluate(async () => {
		const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
		return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
	})

/** Signs out as the page does it (lib/note-session-over.ts), and waits until the worker has heard it. */
const signOut = (page: Page) =>
	page.evaluate(() => {
		const { controller } = navigator.serviceWorker
		controller?.postMessage({ type: 'signed-out' })
		const { port1, port2 } = new MessageChannel()
		const heard = new Promise((resolve) => port1.addEventListener('message', resolve))
		port1.start()
		controller?.postMessage({ type: 'is-build-of' }, [port2])
		return heard.then(() => undefined)
	})

/** Has the code of the preferences asked for, and not come. @returns lets it come */
async function holdUpPreferences(page: Page): Promise<() => void> {
	const release = relay.hold(/assets\/preferences/)
	const asked = page.waitForRequest(/assets\/preferences/)
	await page.getByRole('button', { name: /^(Text size and contrast|अक्षरों का आकार और कंट्रास्ट)$/ }).click()
	await asked
	return release
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

describe('without network', () => {
	it.each([
		{ lang: 'hindi', tag: 'hi', title: 'आप ऑफ़लाइन हैं', again: 'फिर से प्रयास करें', heading: 'उत्तर लेखन अभ्यास' },
		{ lang: 'english', tag: 'en', title: 'You are offline', again: 'Try Again', heading: 'Answer Writing Practice' },
	])('a page says so in $lang, and comes when the network is back', async ({ lang, tag, title, again, heading }) => {
		const before = (context: Awaited<ReturnType<Page['context']>>) =>
			context.addInitScript(() => localStorage.setItem('theme', 'dark'))
		const page = await openWatched(`${list}?lang=${lang}`, { before, locale: 'fr-FR', isFirstVisit: true })
		await relay.cut()
		await page.goto(`${list}?page=2`)
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
		expect(await page.locator('html').getAttribute('lang')).toBe(tag)
		expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 19, 24)')
		expect(await auditPage(page, { look: lookOf(2), isInOneTheme: true })).toEqual({})
		await relay.mend()
		if (lang === 'hindi') await page.getByRole('link', { name: again }).click()
		else await page.evaluate(() => void dispatchEvent(new Event('online')))
		await page.getByRole('heading', { level: 1, name: heading }).waitFor()
		expect(new URL(page.url()).search).toBe('?page=2')
	})
})

describe('what is kept on the device', () => {
	it('is at the start, and after a sign-out, only what every page needs, which says that a network is gone', async () => {
		const page = await openWatched(list)
		const kept = await page.evaluate(async () => (await (await caches.open('aravalli-every-page')).keys()).length)
		expect(kept).toBeLessThan(14)
		expect((await keptAddresses(page)).filter((path) => /woff2|messages\.hi/.test(path))).toEqual([])

		// The rest goes at sign-out.
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		const preferences = page.getByRole('dialog')
		await preferences.waitFor()
		await eventually(page, () => caches.has('aravalli-used'))
		await signOut(page)
		await eventually(page, async () => !(await caches.has('aravalli-used')))
		expect((await keptAddresses(page)).some((path) => path.includes('/start-'))).toBe(true)

		await page.keyboard.press('Escape')
		await preferences.waitFor({ state: 'detached' })
		await relay.cut()
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByText('Couldn’t change the language.').first().waitFor()
	})

	it('are files of the build and no page and no answer of the API, and nothing that was on its way at sign-out', async () => {
		const page = await openWatched(list)
		const release = await holdUpPreferences(page)
		await signOut(page)
		release()
		const preferences = page.getByRole('dialog')
		await preferences.waitFor()
		expect((await keptAddresses(page)).filter((path) => path.includes('assets/preferences'))).toEqual([])

		await page.keyboard.press('Escape')
		await preferences.waitFor({ state: 'detached' })
		await page.getByRole('link', { name: /Prajamandal/ }).click()
		await page.getByText('Show model answer').click()
		await page.goto(`${question}?lang=hindi`)
		await page.goto('/design-system')
		const kept = await keptAddresses(page)
		expect(kept.length).toBeGreaterThan(8)
		expect(kept.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|reader-preferences)$/.test(path))).toEqual([])
	})
})

describe('a new build', () => {
	/** Makes the worker of a build that starts with another file. */
	const ofOtherBuild = (script: string) => script.replace(/\/assets\/start-[\w-]+\.js,/, '')
	/**
	 * Looks more than once: a look that the browser has under way itself may have read the worker before it changed.
	 */
	const lookForUpdate = (page: Page) =>
		eventually(page, async () => {
			const registration = await navigator.serviceWorker.ready
			const { active } = registration
			await registration.update()
			return registration.installing !== null || registration.waiting !== null || registration.active !== active
		})

	it('is offered, and comes with one reload when it is asked for, not before', async () => {
		const page = await openWatched(list)
		await mark(page)
		await page.getByRole('searchbox').fill('half typed')
		relay.changeWorker(ofOtherBuild)
		await lookForUpdate(page)
		await page.getByText('A new version is ready').first().waitFor()
		expect(await isMarked(page)).toBe(true)
		expect(await page.getByRole('searchbox').inputValue()).toBe('half typed')
		let loads = 0
		page.on('load', () => loads++)
		await page.getByRole('button', { name: 'Reload' }).click()
		await page.waitForFunction(() => !Reflect.get(window, 'isSameDocument'))
		await eventually(page, async () => {
			const registration = await navigator.serviceWorker.getRegistration()
			return document.readyState === 'complete' && registration?.waiting === null && registration.active !== null
		})
		expect(loads).toBe(1)
	})

	it('is offered in Hindi, and comes, too, while something is still asked for on a slow network', async () => {
		const page = await openWatched(`${list}?lang=hindi`)
		const release = await holdUpPreferences(page)
		await mark(page)
		relay.changeWorker(ofOtherBuild)
		await lookForUpdate(page)
		await page.getByText('नया संस्करण तैयार है').first().waitFor()
		await page.getByRole('button', { name: 'फिर से लोड करें' }).click()
		await page.waitForFunction(() => !Reflect.get(window, 'isSameDocument'))
		release()
	})

	it('needs no word and no reload where the page is of that build already', async () => {
		const page = await openWatched(list)
		await mark(page)
		await page.evaluate(() => {
			navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { hasNewWorker: true }))
		})
		relay.changeWorker((script) => `${script}\n// changed`)
		await lookForUpdate(page)
		await page.waitForFunction(() => Reflect.get(window, 'hasNewWorker'))
		expect(await isMarked(page)).toBe(true)
		expect(await page.getByText('A new version is ready').count()).toBe(0)
	})

	it('runs under the worker of an earlier one, whose files then go', async () => {
		relay.changeWorker((script) =>
			script.replaceAll(/-[\w-]{7,8}\.(js|woff2)\b/g, '-gone.$1').replace(/everyPage:\[[^\]]*\]/, 'everyPage:[]'),
		)
		const page = await openWatched(list)
		await page.evaluate(async () =>
			(await caches.open('aravalli-used')).put('/assets/index-gone.js', new Response('old')),
		)
		await page.goto(question)
		await page.getByText('Show model answer').click()
		relay.changeWorker((script) => script)
		await lookForUpdate(page)
		await eventually(page, async () => (await caches.match('/assets/index-gone.js')) === undefined)
		expect((await keptAddresses(page)).some((path) => path.includes('/start-'))).toBe(true)
	})
})

describe('the worker', () => {
	it('is asked for anew each time, under a policy of its own', async () => {
		const response = await fetch(`${visitor.origin}/sw.js`)
		expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8')
		expect(response.headers.get('cache-control')).toBe('no-cache')
		expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
	})
})
