import { describe, expect, it, onTestFinished } from 'vitest'
import { answerBusyOverview } from './harness/busy-overview.ts'
import { aVisitor } from './harness/open-browser.ts'
import { aQuestion, deleteQuestion, questionAbout } from './harness/questions.ts'
import { type DemoAccount, signIn } from './harness/sign-in.ts'
import { storedBy } from './harness/stored-by.ts'

const visitor = aVisitor()
const word = 'Kaleidoscope'

const openAs = (account: DemoAccount) =>
	visitor.open('/admin', { before: (context) => signIn(context, account, visitor.origin) })

describe('the first page of the desk', () => {
	it('leads an editor to her work, to what lacks Hindi, and by the rail to each kind', async () => {
		const editor = await storedBy('content')
		const { hindi, ...rest } = questionAbout(word)
		const content = { ...rest, hindi: { ...hindi, answer: '' } }
		const id = await aQuestion(editor, word, { isDraft: true, content })
		onTestFinished(() => deleteQuestion(editor, id))

		const page = await openAs('content')
		const title = `Discuss the ${word} of Jaipur.`
		const own = page.getByRole('region', { name: 'Your drafts and changes' }).getByRole('link', { name: title })
		expect(await own.getAttribute('href')).toBe(`/admin/answer-writing/${id}`)
		expect(await page.getByRole('heading', { name: 'Inquiries' }).count()).toBe(0)
		const needed = page.getByRole('region', { name: /^Hindi/ }).getByRole('listitem')
		await needed
			.filter({ hasText: 'Answer Writing' })
			.getByRole('link', { name: /^Drafts \d/ })
			.click()
		await page.waitForURL(`${visitor.origin}/admin/answer-writing?needs=hindi&status=draft`)
		await page.getByRole('link', { name: title }).waitFor()

		const rail = page.getByRole('navigation', { name: 'Kinds of content' })
		const current = rail.locator('[aria-current=page]')
		expect(await current.textContent()).toMatch(/^Answer Writing Practice\d+ published$/)
		await rail.getByRole('link', { name: 'Blog posts' }).click()
		await page.getByRole('heading', { level: 1, name: 'Blog posts' }).waitFor()
		expect(await current.textContent()).toMatch(/^Blog posts\d+ published$/)
		await rail.getByRole('link', { name: 'Pictures' }).click()
		await page.getByRole('heading', { level: 1, name: 'Pictures' }).waitFor()
		expect(await current.textContent()).toBe('Pictures')
		await page.setViewportSize({ width: 1023, height: 800 })
		await rail.waitFor({ state: 'hidden' })
		await page.getByRole('main').getByRole('link', { name: 'Content desk' }).click()
		await own.waitFor()
	})

	it('warns an administrator of what missed its time, and says how many have asked something', async () => {
		const page = await openAs('admin')
		await answerBusyOverview(page)
		await page.reload()
		await page.getByRole('heading', { name: 'Not published on time' }).waitFor()
		await page.getByText('was due on 20 Nov 2026, 6:00 AM').waitFor()
		await page.getByText('3 inquiries in the last seven days.').waitFor()
		await page.getByText('Readers have reported 2 comments and replies.').waitFor()
		expect(await page.getByLabel('Connect With Us').count()).toBe(0)
		expect(await page.getByRole('link', { name: /^1,000\+ ?Published: Answer Writing/ }).count()).toBe(1)
	})

	it('leads those who evaluate to their own page and asks for nothing of the desk', async () => {
		const asked: string[] = []
		const page = await visitor.open('/help', { before: (context) => signIn(context, 'evaluator', visitor.origin) })
		page.on('request', (request) => asked.push(request.url()))
		await page.goto('/admin')
		await page.getByRole('main').getByRole('link', { name: 'Daily Evaluation' }).click()
		await page.waitForURL('**/admin/daily-evaluation')
		expect(asked.filter((url) => url.includes('overview'))).toEqual([])
	})
})
