import type { BrowserContext, Page } from 'playwright-core'

/**
 * Notes what runs in a browser: calls of `xssRan`, dialogs, prints, further windows, and requests for `/xss-…`. For `before` of
 * `visitor.open`, so that it is there before any page.
 */
export function watchForXss() {
	const ran = new Set<string>()
	const before = async (context: BrowserContext) => {
		await context.exposeBinding('xssRan', (_, vector) => void ran.add(String(vector)))
		await context.addInitScript(() => {
			window.print = () => alert('print')
		})
		context.on('dialog', (dialog) => {
			ran.add(dialog.message())
			void dialog.dismiss()
		})
		context.on('request', (request) => {
			const asked = /\/xss-(\w+)/.exec(request.url())
			if (asked?.[1]) ran.add(asked[1])
		})
		let isFirst = true
		context.on('page', () => {
			if (!isFirst) ran.add('a further window')
			isFirst = false
		})
	}
	return { ran, before }
}

/** Makes of a text what a careless page would: markup. Its frames cannot take the page itself elsewhere. */
export async function showAsMarkup(page: Page, texts: string[]): Promise<void> {
	await page.evaluate(async (given) => {
		const frames = given.map((text) => {
			const frame = document.createElement('iframe')
			frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-modals', 'allow-forms')
			frame.srcdoc = `<!doctype html><body>${text}</body>`
			return frame
		})
		const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)))
		const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
		document.body.replaceChildren(...frames)
		await Promise.race([Promise.all(loaded), wait(2_000)])
	}, texts)
	await Promise.all(page.frames().map((frame) => frame.evaluate(doEverything).catch(() => undefined)))
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
}

/** Does all that somebody could do to set a handler off or to follow a link. */
function doEverything(): void {
	for (const element of document.querySelectorAll('body, body *')) {
		const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'))
		for (const { name } of handlers) element.dispatchEvent(new Event(name.slice(2)))
	}
	for (const element of document.querySelectorAll('a, area, button, [type=submit]')) {
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
	}
}
