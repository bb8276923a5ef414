import type { Page } from 'playwright-core'
import { messages as commentTexts } from '../../web/src/features/comments/toggle-messages.hi.ts'
import { messages as practiceTexts } from '../../web/src/features/mains-practice/messages.hi.ts'
import { messages as quizTexts } from '../../web/src/features/quizzes/messages.hi.ts'
import { openOnPhone } from '../load/phone-visit.ts'
import { bytesOnWire } from '../load/wire-bytes.ts'
import { formatNumber, limit, type Row } from '../report/row.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'

interface Press {
	what: string
	path: string
	/** Brings the page to where the press is measured. */
	before?(page: Page): Promise<void>
	/** Presses, and waits for what it brings. */
	press(page: Page): Promise<void>
	/** In kB, with what the page's code for it weighs. */
	atMost: number
	/** In kB; what the API answers of it. */
	dataAtMost: number
}

const openQuestion = async (page: Page) => {
	await page.locator('main ol h2 a').first().click()
	await page.getByRole('dialog').waitFor()
}

const presses: Press[] = [
	{
		what: 'Start quiz, 10 questions',
		path: '/mains-practice',
		press: async (page) => {
			await page.getByRole('button', { name: practiceTexts.startQuiz }).click()
			await page.getByRole('button', { name: quizTexts.submit }).locator('visible=true').first().waitFor()
		},
		atMost: 120,
		dataAtMost: 15,
	},
	{ what: 'a question of a list', path: '/answer-writing-practice', press: openQuestion, atMost: 75, dataAtMost: 10 },
	{
		what: 'the comments of a question',
		path: '/answer-writing-practice',
		before: openQuestion,
		press: async (page) => {
			await page.getByRole('dialog').getByText(commentTexts.show, { exact: true }).click()
			await page.getByRole('dialog').locator('textarea').waitFor()
		},
		// The code of what the question leads to comes at the same time.
		atMost: 95,
		dataAtMost: 15,
	},
	{
		what: 'a filter of mains practice',
		path: '/mains-practice',
		// They are folded on a phone.
		before: (page) => page.getByText(practiceTexts.filters, { exact: true }).click(),
		press: async (page) => {
			const list = page.waitForResponse((response) => response.url().includes('/api/content/main-section?'))
			await page.locator('select[name=year]').focus()
			await page.keyboard.press('ArrowDown')
			await (await list).finished()
		},
		// It is the first sign of somebody, who may press Start quiz next: its code comes with it.
		atMost: 65,
		dataAtMost: 15,
	},
	{
		what: 'the menu of a phone',
		path: '/answer-writing-practice',
		press: async (page) => {
			await page.locator('header summary:visible').first().click()
			await page.locator('#menu nav').first().waitFor()
		},
		atMost: 60,
		dataAtMost: 5,
	},
]

/**
 * Measures what a press on the main controls loads on a phone in Hindi, on a page that has come to rest: bytes as they
 * come over the network.
 */
export async function measurePresses(databases: Databases | null): Promise<Row[]> {
	const databaseUrl = (await databases?.create()) ?? null
	const product = await startProduct({ databaseUrl, isDemo: true, core: null })
	const rows: Row[] = []
	for (const press of presses) rows.push(...(await measurePress(product.origin, press)))
	await product.stop()
	return rows
}

async function measurePress(origin: string, { what, path, before, press, atMost, dataAtMost }: Press): Promise<Row[]> {
	const { page, session, close } = await openOnPhone(`${origin}${path}?lang=hindi`)
	// Some things come by themselves a while after the page has come, which is not what the press costs.
	await bytesOnWire(session, async () => before?.(page))
	const { bytes, dataBytes, requests } = await bytesOnWire(session, () => press(page))
	await close()
	const beside = `${requests} requests, ${formatNumber(dataBytes / 1000)} kB of them data`
	return [
		limit({ what: `pressed: ${what}, loaded`, value: bytes / 1000, unit: 'kB', atMost, beside }),
		limit({ what: `pressed: ${what}, data among it`, value: dataBytes / 1000, unit: 'kB', atMost: dataAtMost }),
	]
}
