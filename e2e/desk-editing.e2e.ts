import { type Page, request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { postAbout } from './harness/posts.ts'
import { type DemoAccount, signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const desk = '/api/admin/blogs'

const openAs = (account: DemoAccount, path: string, options: Parameters<typeof visitor.open>[1] = {}) =>
	visitor.open(path, {
		...options,
		before: (context) => signIn(context, account, visitor.origin),
	})

const field = (page: Page, path: string) => page.locator(`[name="${path}"], [data-name="${path}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('data-name'))

async function ask({ request }: Pick<Page, 'request'>, method: string, path: string, data?: object) {
	const headers = { origin: visitor.origin }
	const answer = await request.fetch(desk + path, { method, headers, ...(data && { data }) })
	return (await answer.json()).data
}

/** Whatever the story leaves is gone for the others, which count the posts of the demo. Its page is closed by then. */
function removedAfterwards(id: () => string) {
	onTestFinished(async () => {
		const editor = await request.newContext({ baseURL: visitor.origin })
		await signIn({ request: editor }, 'content', visitor.origin)
		const { version } = await ask({ request: editor }, 'GET', `/${id()}`)
		await ask({ request: editor }, 'DELETE', `/${id()}`, { version })
		await editor.dispose()
	})
}

async function aDraft(page: Page, heading: string): Promise<string> {
	const { id } = await ask(page, 'POST', '', { content: postAbout(heading) })
	removedAfterwards(() => id)
	return id
}

describe('Hindi that is older than the English', () => {
	it('is published once the editor says that it is still right', async () => {
		const page = await openAs('content', '/help', { expectedErrors: /400/ })
		const id = await aDraft(page, 'Forts of Jalore')
		await ask(page, 'POST', `/${id}/publish`, { version: 1 })
		await page.goto(`/admin/blogs/${id}`)
		await hydrated(page)
		await field(page, 'english.description').fill('Another description.')
		await page.keyboard.press('Control+Enter')
		await expect.poll(() => focused(page)).toBe('hindi')
		await page.keyboard.press('Space')
		await page.keyboard.press('Control+Enter')
		await page.getByText('Readers can see this entry now.').waitFor()
		expect((await ask(page, 'GET', `/${id}`)).publishedVersion).toBe(2)
	})
})

describe('who edits what somebody else has changed meanwhile', () => {
	it('sees both, and loses nothing', async () => {
		const page = await openAs('content', '/help', { expectedErrors: /409/ })
		const id = await aDraft(page, 'Dunes of Sam')
		await page.goto(`/admin/blogs/${id}`)
		await hydrated(page)
		const theirs = postAbout('Dunes of Sam')
		await ask(page, 'PATCH', `/${id}`, { version: 1, content: { ...theirs, publishedOn: '2025-02-01' } })
		await field(page, 'english.description').fill('Mine.')
		await page.keyboard.press('Control+s')
		await page.getByText('You saved a newer version in another window').waitFor()
		await button(page, 'Take the saved version').click()
		await expect.poll(() => field(page, 'english.description').inputValue()).toBe('A short description.')
		await button(page, 'Back to mine').click()
		await expect.poll(() => field(page, 'english.description').inputValue()).toBe('Mine.')
	})
})

describe('an address at the desk', () => {
	it('of no kind is no page, and of no entry says so', async () => {
		const page = await openAs('content', '/admin/blogs/no-such-post', { expectedErrors: /404/ })
		await page.getByText('Entry not found').waitFor()
		expect((await page.goto('/admin/nothing/one'))?.status()).toBe(404)
	})

	it('is for editors alone', async () => {
		const page = await openAs('learner', '/admin/blogs/new')
		expect(new URL(page.url()).pathname).not.toBe('/admin/blogs/new')
	})
})
