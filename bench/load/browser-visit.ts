import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../bin/prepare/provide-chromium.mjs'
import { endLater } from '../../bin/run/end-what-was-started.mjs'
import { rawAnswer } from './raw-answer.ts'

export interface LoadedFile {
	name: string
	kind: 'script' | 'style' | 'font' | 'other'
	/** Counts them as sent to a browser that takes gzip and nothing better. */
	bytes: number
}

export interface BrowserVisit {
	page: Page
	/** Takes what was loaded since the last call, once nothing more is on its way. */
	takeLoaded(): Promise<LoadedFile[]>
	close(): Promise<void>
}

/**
 * Opens a page as on a first visit: the browser has stored nothing but the language, which it would else be asked for.
 *
 * @throws when the answer was an error: another page would be measured
 */
export async function openFirstVisit(url: string): Promise<BrowserVisit> {
	const browser = await chromium.launch({ executablePath: await provideChromium() })
	const forget = endLater(() => browser.close())
	const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 } })
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await context.addInitScript(() => localStorage.setItem('preferredLanguage', 'english'))
	const page = await context.newPage()
	const requested = new Set<string>()
	const counted = new Set<string>()
	page.on('requestfinished', (request) => requested.add(request.url()))
	const answer = await page.goto(url)
	if (!answer?.ok()) throw new Error(`${url}: status ${answer?.status()}`)
	return {
		page,
		async takeLoaded() {
			await page.waitForLoadState('networkidle')
			const fresh = [...requested].filter((address) => address.startsWith('http') && !counted.has(address))
			for (const address of fresh) counted.add(address)
			return Promise.all(fresh.map(loadedFile))
		},
		async close() {
			forget()
			await browser.close()
		},
	}
}

async function loadedFile(url: string): Promise<LoadedFile> {
	const { pathname } = new URL(url)
	const { body } = await rawAnswer(url, { 'accept-encoding': 'gzip' })
	return { name: pathname.slice(pathname.lastIndexOf('/') + 1), kind: kindOf(pathname), bytes: body.length }
}

function kindOf(path: string): LoadedFile['kind'] {
	if (path.endsWith('.js')) return 'script'
	if (path.endsWith('.css')) return 'style'
	return path.endsWith('.woff2') ? 'font' : 'other'
}
