import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { goFirstTo, type LentPage, lendPage, takePageBack } from './lent-pages.ts'
import { origin } from './this-product.ts'

interface OpenOptions extends BrowserContextOptions {
	/** Runs before any script of any page, such as what a visit before has left in the storage. */
	before?: (context: BrowserContext) => Promise<unknown>
	/** Stores nothing, so that the page asks for the language. Otherwise that of the browser has been chosen before. */
	isFirstVisit?: boolean
	/** Has neither code nor fonts from stories before. */
	isFresh?: boolean
	/** Lets the inquiry form open by itself. Elsewhere it would come over a story that lasts long, as on a slow machine. */
	isInvited?: boolean
	/** Matches console errors that belong to the story, such as a refused network. */
	expectedErrors?: RegExp
}

export interface Visitor {
	/** Opens a path of the product in a browser of its own, which has nothing stored but the language. */
	open(path: string, options?: OpenOptions): Promise<Page>
	origin: string
}

/**
 * Opens pages for the stories of one file. A story fails when its console shows an error.
 *
 * A visitor has no service worker unless the stories ask for it (`serviceWorkers: 'allow'`): to install it takes each browser
 * a quarter of what the page takes, and its requests are out of a story's reach.
 *
 * @param usual options for each page that they open
 */
export function aVisitor(usual: OpenOptions = {}): Visitor {
	const lent: LentPage[] = []
	const errors: string[] = []

	afterEach(async ({ task }) => {
		// A page that is closed while it loads complains about it.
		const noted = errors.splice(0)
		const isDone = task.result?.state !== 'fail' && noted.length === 0
		await Promise.all(lent.splice(0).map((each) => takePageBack(each, isDone)))
		errors.splice(0)
		expect(noted.join('\n')).toBe('')
	})

	return {
		origin,
		async open(path, given = {}) {
			const {
				before,
				isFirstVisit = false,
				isFresh = isFirstVisit,
				isInvited = false,
				expectedErrors,
				...options
			} = {
				...usual,
				...given,
			}
			const one = await lendPage({
				options: {
					baseURL: origin,
					locale: 'en-IN',
					viewport: { width: 1280, height: 900 },
					serviceWorkers: 'block',
					...options,
				},
				...(!isFirstVisit && !isInvited && { script: haveSeenInquiry }),
				isFresh: isFresh || options.serviceWorkers === 'allow',
			})
			lent.push(one)
			const { context, page } = one
			if (!isFirstVisit) {
				const value = options.locale?.startsWith('hi') ? 'hindi' : 'english'
				await context.addCookies([{ name: 'preferredLanguage', value, url: origin }])
			}
			await before?.(context)
			const note = (text: string) => !expectedErrors?.test(text) && errors.push(text)
			page.on('console', (message) => message.type() === 'error' && note(message.text()))
			page.on('pageerror', (error) => note(String(error)))
			await goFirstTo(page, path)
			if (options.javaScriptEnabled !== false) await hydrated(page)
			return page
		},
	}
}

function haveSeenInquiry() {
	try {
		localStorage.setItem('inquiryFormSeen', 'true')
		localStorage.setItem('inquiryFormSeenAt', String(Date.now()))
	} catch {
		// Where storage is refused the form does not open by itself.
	}
}

/**
 * Waits for the code of the page: before it, a press would be answered by the plain link or form, an open question is
 * not modal, and what is typed into an editor, which is locked, goes nowhere.
 */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// React names its elements while it draws; what listens to the keys begins when that is done, and last of all this.
		const isDrawn = Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
		const { keptPresses } = window as { keptPresses?: { onKept?: unknown } }
		const isAlive = isDrawn && (!keptPresses || keptPresses.onKept !== undefined)
		return isAlive && document.querySelector('dialog:not(:modal), fieldset:disabled') === null
	})
}
