import type { BrowserContext, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { oneBrowser } from '../harness/one-browser.ts'
import { signIn } from '../harness/sign-in.ts'
import { origin } from '../harness/this-product.ts'
import type { Device, Language, Reader } from './entry.ts'

export interface Kept {
	page: Page
	/** The console and the page have complained about these since they were last asked for. */
	complaints: string[]
}

export interface Wanted {
	language: Language
	locale: string
	reader: Reader
	device: Device
	before?: ((context: BrowserContext) => Promise<unknown>) | undefined
	isMoving: boolean
}

/**
 * Keeps pages that are used for one visit after another: whoever has come before need not fetch and compile the code
 * again, which takes longer than all that is looked at. A visit that is to begin with nothing, a first one or one with
 * a fresh account, has a page of its own.
 */
export function keptPages() {
	const kept = new Map<string, Kept>()

	afterAll(async () => {
		await Promise.all([...kept.values()].map(close))
		kept.clear()
	})

	async function create({ language, locale, reader, device, before, isMoving }: Wanted): Promise<Kept> {
		const browser = await oneBrowser()
		const context = await browser.newContext({
			baseURL: origin,
			locale,
			reducedMotion: isMoving ? 'no-preference' : 'reduce',
			// What a worker fetches is out of a story's reach.
			serviceWorkers: 'block',
			...(device === 'touch' && { hasTouch: true, isMobile: true }),
		})
		if (reader !== 'first visitor') {
			await context.addCookies([{ name: 'preferredLanguage', value: language, url: origin }])
		}
		if (reader === 'newcomer') await signedInAs(await anAccount())(context)
		else if (reader !== 'visitor' && reader !== 'first visitor') await signIn(context, reader, origin)
		await before?.(context)
		const page = await context.newPage()
		const complaints: string[] = []
		page.on('console', (message) => {
			// The file with which a visit begins names no icon, so the browser looks for one.
			const isOfIcon = message.location().url.endsWith('/favicon.ico')
			if (message.type() === 'error' && !isOfIcon) complaints.push(message.text())
		})
		page.on('pageerror', (error) => complaints.push(String(error)))
		return { page, complaints }
	}

	return {
		async take(wanted: Wanted): Promise<Kept> {
			const found = kept.get(keyOf(wanted))
			kept.delete(keyOf(wanted))
			return found ?? create(wanted)
		},
		/** Gives a page back for the next visit; one that was left in the middle of a visit is closed instead. */
		async giveBack(wanted: Wanted, one: Kept): Promise<void> {
			if (wanted.before || isNew(wanted.reader)) return close(one)
			await one.page.unrouteAll()
			kept.set(keyOf(wanted), one)
		},
		close,
	}
}

const isNew = (reader: Reader) => reader === 'newcomer' || reader === 'first visitor'
const keyOf = ({ language, reader, device }: Wanted) => [language, reader, device === 'touch'].join()
const close = ({ page }: Kept) => page.context().close()
