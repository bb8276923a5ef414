import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Entry, Table, Visit } from '../entry.ts'
import { openDetails } from '../open-details.ts'

/** The splash is to stand until it has been looked at. */
const splash: Entry = {
	name: 'the splash',
	path: '/',
	isInOneTheme: true,
	isMoving: true,
	before: (context) =>
		context.addInitScript(() => {
			const later = window.setTimeout.bind(window)
			const wait = (run: TimerHandler, milliseconds?: number) => (milliseconds === 5500 ? 0 : later(run, milliseconds))
			Object.assign(window, { setTimeout: wait })
		}),
}

/** Presses until the press is answered: what stands far below is alive a while after it is seen. */
const pressUntil = (press: () => Promise<string | null>) => expect.poll(press).toBe('true')

async function moveReviewsOn({ page }: Visit) {
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
	const second = page.locator('main section[aria-roledescription]').last().locator('button').nth(2)
	// A phone has a row to move with the finger.
	if ((page.viewportSize()?.width ?? 0) < 640) return
	await pressUntil(async () => {
		await second.click()
		return second.getAttribute('aria-current')
	})
}

async function showSample(page: Page, place: number) {
	const tab = page.getByRole('tab').nth(place)
	await pressUntil(async () => {
		await tab.click()
		return tab.getAttribute('aria-selected')
	})
}

async function showHomePage(visit: Visit) {
	const { page, look } = visit
	await page.getByRole('tab').first().scrollIntoViewIfNeeded()
	await expect.poll(() => page.getByRole('tab').count()).toBe(4)
	await showSample(page, 1)
	await look('the second sample')
	await showSample(page, 3)
	await moveReviewsOn(visit)
}

export const publicPages: Table = [
	{ name: 'the home page, alive to its end', path: '/dashboard', open: showHomePage },
	splash,
	{ ...splash, name: 'the splash in two further themes' },
	{
		name: 'the language chooser',
		path: '/dashboard',
		reader: 'first visitor',
		open: ({ page }) => page.getByRole('dialog').waitFor(),
	},
	{ name: 'the search of all content', path: '/search' },
	{
		name: 'what it has found, some of it closed to the reader',
		path: '/search?q=rajasthan&kind=current-affairs',
		open: ({ page }) =>
			page
				.getByText(/^(Log in to read|पढ़ने के लिए लॉगिन करें)$/)
				.first()
				.waitFor(),
	},
	{ name: 'a search of all content that finds nothing', path: '/search?q=zzzzzz' },
	{ name: 'about us', path: '/about', open: openDetails },
	{ name: 'help', path: '/help', open: openDetails },
	{ name: 'contact', path: '/contact', open: openDetails },
	{ name: 'the privacy policy', path: '/privacy-policy', open: openDetails },
	{ name: 'the terms', path: '/terms-conditions', open: openDetails },
	{ name: 'the refund policy', path: '/refund-policy', open: openDetails },
	{ name: 'an unknown page', path: '/no-such-page', expectedErrors: /404/ },
	{ name: 'a page that is coming', path: '/prelims-mock-tests' },
	{ name: 'a page that asks to sign in', path: '/mains-syllabus-strategy' },
	// It shows each navigation eight times on purpose.
	{
		name: 'the development page, which shows all themes at once',
		path: '/design-system',
		isInOneTheme: true,
		without: ['landmark-unique'],
	},
	{
		name: 'the menu of a phone with a part of it open',
		path: '/dashboard',
		device: 'phone',
		async open({ page }) {
			await page.locator('header summary:visible').first().click()
			await page.locator('header nav:visible summary').first().click()
			await page.locator('header nav:visible a').first().waitFor()
		},
	},
	{
		name: 'the inquiry form with its problems',
		path: '/courses',
		async open({ page }) {
			await page
				.getByRole('contentinfo')
				.getByText(/^(Ask us|हमसे पूछें)$/)
				.evaluate((link) => link instanceof HTMLElement && link.click())
			const form = page.getByRole('dialog').locator('form')
			await form.locator('button[type=submit]').click()
			await form.locator('[aria-invalid]').first().waitFor()
		},
	},
	{
		name: 'the home page of somebody who is signed in, and the profile menu with a plan',
		path: '/dashboard',
		reader: 'subscriber',
		device: 'wide',
		async open({ page, look }) {
			await page.locator('header [data-letters]').first().waitFor()
			await look('the home page')
			await page.locator('header button:has([data-letters])').click()
			await page.locator('header a[href="/upload-answersheet"]').waitFor()
		},
	},
]
