import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../bin/prepare/provide-chromium.mjs'
import { endLater } from '../../bin/run/end-what-was-started.mjs'

/** Milliseconds from a request to the first byte of its answer, and bytes a second. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const SLOWER = 4
const isAlive = "Object.keys(document.body).some((key) => key.startsWith('__reactProps'))"

export interface SlowPhone {
	page: Page
	/** Slows the processor and the network down; before it both are the machine's. */
	slowDown(): Promise<void>
	close(): Promise<void>
}

/** Opens a phone in Hindi that has loaded nothing yet. The service worker is blocked: what it keeps is no matter of speed on a first day. */
export async function takeSlowPhone(origin: string): Promise<SlowPhone> {
	const browser = await chromium.launch({ executablePath: await provideChromium() })
	const forget = endLater(() => browser.close())
	const context: BrowserContext = await browser.newContext({
		baseURL: origin,
		viewport: { width: 360, height: 740 },
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
		serviceWorkers: 'block',
		// Functions that wait in the page are texts.
		bypassCSP: true,
		permissions: ['clipboard-read', 'clipboard-write'],
	})
	await context.addCookies([{ name: 'preferredLanguage', value: 'hindi', url: origin }])
	const page = await context.newPage()
	const session: CDPSession = await context.newCDPSession(page)
	return {
		page,
		async slowDown() {
			await session.send('Network.emulateNetworkConditions', slowNetwork)
			await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
		},
		async close() {
			forget()
			await browser.close()
		},
	}
}

/** Opens a page at full speed, until it is alive and has what comes by itself afterwards. */
export async function openAtRest(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: 'networkidle' })
	await page.waitForFunction(isAlive)
}

/** Returns milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now()
	await work()
	return performance.now() - startedAt
}
