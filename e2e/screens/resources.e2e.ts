/** A learner finds a book, takes it home, and has it again under their e-books; and reads a copy page by page. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const asSomebody = (email: string) => ({ before: signedInAs(email) })

it('a book is found by what is typed and by its class, downloaded, and kept under the own e-books', async () => {
	const page = await visitor.open('/resources/books/rbse', asSomebody(await anAccount()))
	const main = page.getByRole('main')
	await main.getByText('6 books found').waitFor()
	await page.getByRole('searchbox').fill('environ')
	await main.getByText('1 book found').waitFor()
	await page.waitForURL('**/resources/books/rbse?search=environ')
	await page.getByRole('searchbox').fill('')
	await main.getByText('6 books found').waitFor()
	await page.getByRole('navigation', { name: 'Class' }).getByRole('link', { name: 'Class 9' }).click()
	await page.waitForURL('**/resources/books/rbse?class=CLASS_9')
	await main.getByText('1 book found').waitFor()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: /^Download PDF: / }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/^Aravalli-booklet-.*\.pdf$/)
	expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
	await page.goto(new URL('/my-ebooks', page.url()).href)
	await page.getByRole('heading', { name: 'Downloaded' }).waitFor()
	expect(await main.getByRole('link', { name: /^Download PDF: / }).count()).toBe(1)
})

it('a refused download is a sentence on the page', async () => {
	const page = await visitor.open('/resources/books/ignou', {
		...asSomebody(await anAccount()),
		expectedErrors: /404/,
	})
	await page.route('**/api/books/*/download**', (route) =>
		route.continue({
			url: route
				.request()
				.url()
				.replace(/books\/[^/]+/, 'books/gone'),
		}),
	)
	await page
		.getByRole('link', { name: /^Download PDF: / })
		.first()
		.click()
	await page.getByRole('alert').getByText('This book is no longer available').waitFor()
})

it('a copy is read page by page, larger and by keys', async () => {
	const page = await visitor.open('/resources/toppers-copies/polity-governor', asSomebody(await anAccount()))
	const picture = page.getByRole('main').getByRole('img', { name: /page 1 of 2$/ })
	const width = () => picture.evaluate((element: HTMLImageElement) => element.getBoundingClientRect().width)
	await picture.evaluate((element: HTMLImageElement) => element.decode())
	const before = await width()
	await page.getByRole('button', { name: 'Zoom in' }).click()
	await expect.poll(width).toBeGreaterThan(before * 1.4)
	await page.getByRole('region', { name: 'Pages of the copy' }).press('PageDown')
	await page
		.getByRole('main')
		.getByRole('img', { name: /page 2 of 2$/ })
		.waitFor()
	expect(new URL(page.url()).search).toBe('?page=2')
	expect(await page.getByText(/^Sample/).count()).toBeGreaterThan(0)
})
