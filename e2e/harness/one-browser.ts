import { type Browser, chromium } from 'playwright-core'

const flags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

let launching: Promise<Browser> | undefined

/** Gives all stories of a worker one browser, which ends with it; another one after a crash. */
export async function oneBrowser(): Promise<Browser> {
	launching ??= launch()
	const browser = await launching
	if (browser.isConnected()) return browser
	launching = launch()
	return launching
}

function launch(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
	return chromium.launch({ executablePath, args: flags })
}
