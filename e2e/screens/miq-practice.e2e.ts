import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from '../harness/alive.ts'
import { anAccount, demoPassword } from '../harness/an-account.ts'
import { openThread, threadWords } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/mains-miq'
const question = `${list}/stepwells-craft-and-community`
const asLearner = (context: BrowserContext) => signIn(context, 'learner', visitor.origin)
const fact = (page: Page, label: string) =>
	page.locator('dialog dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')

describe('a question to take home', () => {
	it('is a PDF file', async () => {
		const page = await visitor.open(question, { before: asLearner })
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download PDF' }).click(),
		])
		expect(download.suggestedFilename()).toMatch(/GS_PAPER_1.*stepwells-craft-and-community\.pdf$/)
		expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
	})

	it('asks for a sign-in, which leads back', async () => {
		const page = await visitor.open(`${question}?paper=GS_PAPER_1`)
		await (await alive(page.getByRole('link', { name: 'Download PDF' }))).click()
		await page.getByText('Please login to download').first().waitFor()
		await page.getByRole('button', { name: 'Log in' }).click()
		await page.waitForURL(/\/login/)
		expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${question.slice(1)}?paper=GS_PAPER_1`)
	})

	it('says politely that it failed, and comes at the next try', async () => {
		const page = await visitor.open(question, { before: asLearner, expectedErrors: /ERR_FAILED|503/ })
		await page.route('**/download?*', (route) => route.abort())
		await (await alive(page.getByRole('link', { name: 'Download PDF' }))).click()
		await page.getByText('Couldn’t download the PDF. Please try again.').first().waitFor()
		await page.unroute('**/download?*')
		await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download PDF' }).click()])
	})
})

describe('practising', () => {
	it('counts once a press, on the screen too, and opens a place to write with a clock', async () => {
		const page = await visitor.open(`${list}/ordinance-power-constitutional-limits`)
		const before = Number.parseInt((await fact(page, 'Practised').textContent()) ?? '', 10)
		const calls: string[] = []
		page.on('request', (request) => request.url().endsWith('/practice') && calls.push(request.method()))
		await page.getByRole('button', { name: 'Start Practice' }).click()
		const field = page.getByRole('textbox', { name: 'Your notes' })
		await field.waitFor()
		await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
		await page.getByText('Suggested: 5 min').waitFor()
		await expect.poll(() => fact(page, 'Practised').textContent()).toMatch(new RegExp(`^${before + 1} time`))
		expect(calls).toEqual(['POST'])
		expect(await page.getByRole('button', { name: 'Start Practice' }).count()).toBe(0)
		const answer = await (await page.request.get('/api/miq/ordinance-power-constitutional-limits')).json()
		await expect.poll(() => answer.data.practiceCount).toBeGreaterThanOrEqual(before)
	})

	it('keeps what was written over the way to the login, and counts nothing again', async () => {
		const id = 'saline-lakes-of-rajasthan'
		const email = await anAccount()
		const page = await visitor.open(`${list}/${id}`, { expectedErrors: /401/ })
		await page.getByRole('button', { name: 'Start Practice' }).click()
		await page
			.getByRole('textbox', { name: 'Your notes' })
			.fill('Four lakes: Sambhar, Didwana, Pachpadra, Lunkaransar.')
		await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click()
		await page.getByLabel('Email').fill(email)
		await page.getByLabel('Password', { exact: true }).fill(demoPassword)
		const calls: string[] = []
		page.on('request', (request) => request.url().endsWith('/practice') && calls.push(request.url()))
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		const field = page.getByRole('textbox', { name: 'Your notes' })
		await field.waitFor()
		expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${list}/${id}#practice`)
		expect(await field.inputValue()).toContain('Sambhar')
		await page.getByRole('button', { name: 'Save note' }).click()
		await page.getByRole('dialog').locator('li').getByText('Four lakes: Sambhar').waitFor()
		expect(calls).toEqual([])
	})

	it('can be tried again where its code could not be had, and is counted once', async () => {
		const page = await visitor.open(question, { expectedErrors: /ERR_FAILED/ })
		const calls: string[] = []
		page.on('request', (request) => request.url().endsWith('/practice') && calls.push(request.url()))
		await page.route('**/assets/single-notes-*', (route) => route.abort())
		await page.getByRole('button', { name: 'Start Practice' }).click()
		await page.getByText('Failed to Load Data').first().waitFor()
		await page.unroute('**/assets/single-notes-*')
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByRole('textbox', { name: 'Your notes' }).waitFor()
		await expect.poll(() => calls.length).toBe(1)
	})
})

describe('comments below a question', () => {
	it('are those of this question, with their count', async () => {
		const page = await visitor.open(question)
		const thread = await openThread(page)
		await thread.getByText('A small drawing of the descent').waitFor()
		await thread.getByText('Name two stepwells and give each one feature').waitFor()
		expect(await page.locator('summary', { hasText: 'comments' }).textContent()).toContain('2')
	})

	it('are written after a sign-in that leads back to them, and count at once', async () => {
		const email = await anAccount()
		const page = await visitor.open(`${list}/paralympic-movement-and-rajasthan?paper=GS_PAPER_3`, {
			expectedErrors: /401/,
		})
		const thread = await openThread(page)
		await thread.getByLabel(threadWords.english.label).fill('Two names of athletes are enough.')
		await thread.getByRole('link', { name: 'Log in' }).click()
		await page.getByLabel('Email').fill(email)
		expect(new URL(page.url()).searchParams.get('redirect')).toBe(
			'mains-miq/paralympic-movement-and-rajasthan?paper=GS_PAPER_3#comments',
		)
		await page.getByLabel('Password', { exact: true }).fill(demoPassword)
		await page.getByRole('button', { name: 'Log in', exact: true }).click()
		await page.getByLabel(threadWords.english.label).waitFor()
		expect(await page.getByLabel(threadWords.english.label).inputValue()).toBe('Two names of athletes are enough.')
		await page.getByRole('button', { name: 'Post comment' }).click()
		await page.getByRole('dialog').locator('li').getByText('Two names of athletes').waitFor()
		await expect.poll(() => page.locator('summary', { hasText: 'comments' }).textContent()).toContain('1')
	})
})
