import { setTimeout } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../../bin/prepare/provide-chromium.mjs'
import { endLater } from '../../bin/run/end-what-was-started.mjs'

/** Lighthouse's mobile profile is as many times slower than this machine. */
const SLOWER = 4
/** The wait counts what follows in the page, such as effects, too. */
const REST_MILLISECONDS = 1500

/** Runs in the page: before it is true, a press on a link opens another page, as without JavaScript. */
const isAlive = "Object.keys(document.body).some((key) => key.startsWith('__reactProps'))"

/** Runs in the page. */
const watchLongTasks = `(() => {
	window.longTasks = []
	const note = (list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
	new PerformanceObserver(note).observe({ type: 'longtask' })
})()`

/** Tells what some work took of the page's main thread, in milliseconds. */
export interface Cost {
	script: number
	/** Adds up all tasks: script, styles, layout, painting, and the browser's own. */
	tasks: number
	/** Measures its longest task; 0: none took more than 50 ms. */
	longestTask: number
}

export interface PhoneVisit {
	page: Page
	session: CDPSession
	/** Measures what the page did during some work, until it rests again. */
	costOf(work: () => Promise<void>): Promise<Cost>
	/** Milliseconds that scripts run during some work, until the page rests again. */
	scriptOf(work: () => Promise<void>): Promise<number>
	close(): Promise<void>
}

/** Opens a page on a phone with a slow processor. */
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
	const costOf = async (work: () => Promise<void>): Promise<Cost> => {
		await page.evaluate(watchLongTasks)
		const before = await mainThread(session)
		await work()
		await setTimeout(REST_MILLISECONDS)
		const after = await mainThread(session)
		const longTasks: number[] = await page.evaluate('longTasks')
		return {
			script: after.script - before.script,
			tasks: after.tasks - before.tasks,
			longestTask: Math.max(0, ...longTasks),
		}
	}
	return {
		page,
		session,
		costOf,
		scriptOf: async (work) => (await costOf(work)).script,
		async close() {
			forget()
			await browser.close()
		},
	}
}

/** Tells what it has done since the page was opened, in milliseconds. */
async function mainThread(session: CDPSession): Promise<{ script: number; tasks: number }> {
	const { metrics } = await session.send('Performance.getMetrics')
	const milliseconds = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000
	return { script: milliseconds('ScriptDuration'), tasks: milliseconds('TaskDuration') }
}
