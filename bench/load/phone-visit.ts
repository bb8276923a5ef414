import { setTimeout } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../bin/prepare/provide-chromium.mjs'
import { endLater } from '../../bin/run/end-what-was-started.mjs'

/** How many times slower than this machine, as in Lighthouse's mobile profile. */
const SLOWER = 4
/** What follows in the page, such as effects, is counted too. */
const REST_MILLISECONDS = 1500

/** For the page: before that a press on a link opens another page, as without JavaScript. */
const isAlive = "Object.keys(document.body).some((key) => key.startsWith('__reactProps'))"

export interface PhoneVisit {
	page: Page
	session: CDPSession
	/** Milliseconds that scripts run during some work, until the page rests again. */
	scriptOf(work: () => Promise<void>): Promise<number>
	close(): Promise<void>
}

/** A page on a phone with a slow processor. */
export async function openOnPhone(url: string): Promise<PhoneVisit> {
	const browser = await chromium.launch({ executablePath: await provideChromium() })
	const forget = endLater(() => browser.close())
	const context = await browser.newContext({
		viewport: { width: 360, height: 740 },
		deviceScaleFactor: 2,
		hasTouch: true,
		isMobile: true,
		serviceWorkers: 'block',
	})
	const page = await context.newPage()
	await page.goto(url, { waitUntil: 'networkidle' })
	await page.waitForFunction(isAlive)
	const session = await context.newCDPSession(page)
	await session.send('Performance.enable')
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
	const scriptSeconds = async () => {
		const { metrics } = await session.send('Performance.getMetrics')
		return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
	}
	return {
		page,
		session,
		async scriptOf(work) {
			const before = await scriptSeconds()
			await work()
			await setTimeout(REST_MILLISECONDS)
			return ((await scriptSeconds()) - before) * 1000
		},
		async close() {
			forget()
			await browser.close()
		},
	}
}
