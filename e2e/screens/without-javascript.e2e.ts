import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const open = (path: string) => visitor.open(path, { javaScriptEnabled: false })

describe('without JavaScript', () => {
	it('papers, pages and questions are links', async () => {
		const page = await open(list)
		await page.getByRole('link', { name: 'GS Paper 1', exact: true }).click()
		await page.getByRole('link', { name: 'Next' }).click()
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1&page=2')
		const card = page.locator('section ol > li a').first()
		const text = await card.textContent()
		await card.click()
		expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toContain(text ?? 'a question')
		await page.getByRole('link', { name: 'Close' }).click()
		expect(new URL(page.url()).search).toBe('?category=GS_PAPER_1&page=2')
	})

	it('the search is a form that keeps the paper', async () => {
		const page = await open(`${list}?category=GS_PAPER_1`)
		await page.getByRole('searchbox').fill('प्रजामंडल')
		await page.getByRole('button', { name: 'Search' }).click()
		expect(new URL(page.url()).searchParams.get('category')).toBe('GS_PAPER_1')
		expect(await page.locator('section ol > li').first().textContent()).toContain('Prajamandal')
	})

	it('the model answer opens and the PDF is a link to the login and back', async () => {
		const page = await open(`${list}/prajamandal-political-awakening`)
		await page.getByText('Show model answer').click()
		expect(await page.getByText('Prajamandals carried citizens').isVisible()).toBe(true)
		const link = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
		expect(link).toBe('/login?redirect=answer-writing-practice/prajamandal-political-awakening')
	})

	it('the PDF of somebody who is signed in is a link to the file', async () => {
		const page = await visitor.open(`${list}/prajamandal-political-awakening`, {
			javaScriptEnabled: false,
			before: (context) => signIn(context, 'learner', visitor.origin),
		})
		const link = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
		const response = await page.request.get(link ?? '')
		expect(response.headers()['content-type']).toBe('application/pdf')
	})

	it('the comments say what they need', async () => {
		const page = await open(`${list}/prajamandal-political-awakening`)
		await page.getByText('Show comments').click()
		await page.getByText('Turn on JavaScript to see comments').waitFor()
		expect(await page.getByText('Loading').filter({ visible: true }).count()).toBe(0)
	})

	it('the language is a form that leads back to the same page and is remembered', async () => {
		const page = await open(`${list}?category=ESSAY`)
		await page.getByRole('button', { name: 'हिं' }).click()
		expect(new URL(page.url()).search).toBe('?category=ESSAY')
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('उत्तर लेखन अभ्यास')
		await page.getByRole('link', { name: 'सभी प्रश्नपत्र' }).click()
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('उत्तर लेखन अभ्यास')
	})

	it('shows no button that would do nothing', async () => {
		const page = await open(`${list}/prajamandal-political-awakening`)
		const dead = await page
			.locator('button')
			.evaluateAll((buttons) =>
				buttons
					.filter((button) => !button.closest('form') && button.checkVisibility())
					.map((button) => button.outerHTML),
			)
		expect(dead).toEqual([])
	})
})
