import { marksOf, placeOn } from '../../harness/evaluators-desk.ts'
import type { Entry, Table, Visit } from '../entry.ts'

/** The demo's evaluator has a copy in hand. */
async function openCopy({ page }: Visit) {
	await page.locator('[data-state="mine"]').first().click()
	await page.locator('main img').first().waitFor()
}

/** Is where a comment is written, beside the page. */
const writing = 'main > section:nth-of-type(2) textarea'

/** A comment that is selected, and one that is written; what it draws is taken back. */
async function writeComment(visit: Visit) {
	const { page, look } = visit
	await openCopy(visit)
	const before = await marksOf(page).count()
	await page.keyboard.press('6')
	const { x, y } = await placeOn(page, { x: 0.4, y: 0.3 })
	await page.mouse.click(x, y)
	await marksOf(page).nth(before).waitFor()
	await page.locator(writing).waitFor()
	await look('a comment is written')
	await page.locator(writing).press('Escape')
	await page.locator(writing).waitFor({ state: 'detached' })
}

/** All that the right column has. */
async function showMarks(visit: Visit) {
	const { page, look } = visit
	await openCopy(visit)
	const narrow = page.locator('nav button:visible').filter({ hasText: /^(Marks|अंक)$/ })
	if ((await narrow.count()) > 0) await narrow.click()
	await look('the marks')
	for (const tab of [1, 2]) {
		await page.getByRole('tab').nth(tab).click()
		await look(`the tab ${tab + 1}`)
	}
}

async function showPhrases(visit: Visit) {
	await openCopy(visit)
	const { page } = visit
	const narrow = page.locator('nav button:visible').filter({ hasText: /^(Marks|अंक)$/ })
	if ((await narrow.count()) > 0) await narrow.click()
	await page.getByRole('button', { name: /^(Edit phrases|वाक्य बदलें)$/ }).click()
	await page.locator('dialog input').first().waitFor()
}

async function showKeys({ page }: Visit) {
	// The desk comes to life after the frame around it, and hears no key before.
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
	)
	await page.keyboard.press('?')
	await page.locator('dialog kbd').first().waitFor()
}

const entries: Entry[] = [
	{
		name: 'the queue of those who evaluate',
		path: '/admin/daily-evaluation',
		open: ({ page }: Visit) => page.locator('[data-evaluation], main svg').first().waitFor({ state: 'attached' }),
	},
	{ name: 'a copy on the desk', path: '/admin/daily-evaluation?state=mine', open: writeComment, device: 'wide' },
	{ name: 'marks of a copy', path: '/admin/daily-evaluation?state=mine&order=paper', open: showMarks },
	{ name: 'ready phrases', path: '/admin/daily-evaluation', open: showPhrases, device: 'wide' },
	{ name: 'the keys of the desk', path: '/admin/daily-evaluation', open: showKeys },
	{
		name: 'those who evaluate',
		path: '/admin/evaluators',
		reader: 'admin',
		open: ({ page }: Visit) => page.locator('main td input').first().waitFor(),
	},
]

export const evaluationDesk: Table = entries.map((entry) => ({ reader: 'evaluator', ...entry }))
