import { comingSoonPages } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { origin } from '../harness/this-product.ts'

const visitor = aVisitor()
const example = (path: string) =>
	path
		.replace('$paperNo', 'paper2')
		.replace('$contentType', 'blogs')
		.replace('$section', 'users')
		.replace(/\$\w+/, 'x1')
const get = async (path: string, headers: Record<string, string> = {}) => {
	const response = await fetch(origin + path, { redirect: 'manual', headers })
	return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}
const title = (html: string) => html.match(/<title>([^<]*)/)?.[1]

describe('a page that is coming', () => {
	const open = comingSoonPages.filter(({ access }) => access === 'public')
	const forLearners = comingSoonPages.filter(({ access }) => access === 'learner')
	const forStaff = comingSoonPages.filter(({ access }) => access !== 'public' && access !== 'learner')

	it.each(open.map(({ path }) => path))('answers in both languages and is kept out of search: %s', async (path) => {
		for (const [lang, words] of [
			['english', ['Coming Soon', 'What to Expect', 'Quality Content', 'Expert Guidance', 'Regular Updates']],
			['hindi', ['जल्द आ रहा है', 'यहाँ क्या मिलेगा']],
		] as const) {
			const { status, html } = await get(`${example(path)}?lang=${lang}`)
			expect(status).toBe(200)
			expect(html).toMatch(/<meta name="robots" content="noindex"/)
			for (const word of words) expect(html).toContain(word)
			expect(html).toMatch(/<a [^>]*href="\/"/)
		}
	})

	it.each(forLearners.map(({ path }) => path))('asks to sign in first and tells nothing more: %s', async (path) => {
		const { status, html } = await get(`${example(path)}?lang=english`)
		expect(status).toBe(200)
		expect(html).toContain('Login Required')
		expect(html).toContain(`href="/login?redirect=${example(path)}"`)
		expect(html).not.toContain('What to Expect')
		expect(html).toMatch(/<meta name="robots" content="noindex"/)
	})

	it.each(forStaff.map(({ path }) => path))('for staff leads anybody else to the login page: %s', async (path) => {
		const forged = { cookie: `aravalli_session=${'A'.repeat(43)}` }
		for (const headers of [{}, forged]) {
			const { status, location, html } = await get(example(path), headers)
			expect([status, location]).toEqual([302, `/login?redirect=${example(path)}`])
			expect(html).toBe('')
		}
	})

	it('is named as the specification names it', async () => {
		const said = await Promise.all(
			['/resources', '/mains-syllabus-strategy?tab=strategy'].map(async (path) => (await get(path)).html),
		)
		expect(said[0]).toContain('Please login to access Resources')
		expect(said[1]).toContain('Please login to access Mains Syllabus &amp; Strategy')
		expect(said[1]).toContain('href="/login?redirect=/mains-syllabus-strategy"')
	})
})

describe('other addresses', () => {
	it('of a tab leads to its page', async () => {
		const { status, location } = await get('/mains-strategy')
		expect([status, location]).toEqual([302, '/mains-syllabus-strategy?tab=strategy'])
	})

	it.each(['/nothing', '/courses/a/b', '/courses/x.css', '/admin/nothing', '/profile/x.css', '/Courses'])(
		'are not found, with a way home: %s',
		async (path) => {
			const english = await get(`${path}?lang=english`)
			expect([english.status, title(english.html)]).toEqual([404, 'Page not found | Aravalli'])
			expect(english.html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home</)
			const hindi = await get(`${path}?lang=hindi`)
			expect([hindi.status, title(hindi.html)]).toEqual([404, 'पृष्ठ नहीं मिला | अरावली'])
			expect(hindi.html).toMatch(/<a [^>]*href="\/"[^>]*>होम पर लौटें</)
		},
	)
})

describe('the guard of the admin area, in the browser', () => {
	const account = { id: 'u1', name: 'Meera', email: 'meera@example.com', phoneNumber: '', profilePicture: null }
	const choices = { language: 'english', examYear: 'RAS_2026', dailyHours: 2, isOnboarded: true }
	const as = (role: string) => ({ json: { success: true, user: { ...account, ...choices, role } } })

	/** From a public page into the admin area without a reload, while the server says who it is. */
	async function enter(path: string, answer: object) {
		const page = await visitor.open('/courses?lang=english', { expectedErrors: /40[134]|500/ })
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route('**/api/auth/me', async (route) => {
			await promise
			await route.fulfill(answer)
		})
		await page.evaluate((address) => history.pushState(null, '', address), path)
		await page.getByText('Checking authentication...').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
		resolve()
		return page
	}

	it.each(['ADMIN', 'CONTENT_ADMIN', 'EVALUATION_ADMIN'])('lets %s in after the check', async (role) => {
		const page = await enter('/admin', as(role))
		await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor()
	})

	it.each([
		['nobody', { json: { success: false, user: null } }],
		['whoever the check fails for', { status: 500, json: { success: false, code: 'x', message: 'x' } }],
		['whoever the answer makes no sense for', { status: 200, body: 'nonsense' }],
	])('leads %s to the login page, and back after it', async (_, answer) => {
		const page = await enter('/admin', answer)
		await page.waitForURL('**/login?redirect=/admin')
		expect(await page.getByText('What to Expect').count()).toBe(0)
	})

	it.each([
		['a learner', '/admin', as('LEARNER')],
		['an editor, to the evaluators', '/admin/daily-evaluation', as('CONTENT_ADMIN')],
		['an evaluator, to the orders', '/admin/orders', as('EVALUATION_ADMIN')],
	])('leads %s by the login page, where they are signed in already, to their own page', async (_, path, answer) => {
		const page = await enter(path, answer)
		await page.waitForURL('**/dashboard')
		expect(await page.getByText('What to Expect').count()).toBe(0)
	})

	it.each([
		['learner', 'aravalli-demo-1', '/admin', '/dashboard'],
		['content', 'aravalli-demo-1', '/admin/users', '/dashboard'],
		['content', 'aravalli-demo-1', '/admin/blogs', '/admin/blogs'],
		['evaluator', 'aravalli-demo-1', '/admin/daily-evaluation', '/admin/daily-evaluation'],
		['learner', 'aravalli-demo-1', '/resources', '/resources'],
	])('and by the server: %s (%s) opens %s and comes to %s', async (name, password, path, end) => {
		const page = await visitor.open('/courses?lang=english')
		const status = await page.evaluate(
			async (body) => {
				const headers = { 'content-type': 'application/json' }
				return (await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) })).status
			},
			{ email: `${name}@example.com`, password },
		)
		expect(status).toBe(200)
		await page.goto(path)
		await page.waitForURL(`**${end}`)
		expect((await page.getByText('What to Expect').count()) > 0).toBe(path === end)
	})
})
