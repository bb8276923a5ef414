import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const page = '/mains-syllabus-strategy'

const fetchHtml = async (path: string, headers: Record<string, string> = {}) => {
	const response = await fetch(visitor.origin + path, { headers, redirect: 'manual' })
	return { status: response.status, html: await response.text() }
}

describe('the mains strategy', () => {
	/** Matches words of the strategy of the papers. */
	const gated = /Three fields in one paper|Ideas and thinkers|Cite exactly or not at all|Grammar gives sure marks/

	it.each(['', '?tab=strategy', '?tab=strategy&section=gs-paper-2'])('asks nobody in: %s', async (query) => {
		const forged = { cookie: `aravalli_session=${'A'.repeat(43)}` }
		for (const headers of [{}, forged]) {
			const { status, html } = await fetchHtml(`${page}${query}`, headers)
			expect(status).toBe(200)
			expect(html).toContain('Login Required')
			expect(html).toContain('Please login to access Mains Syllabus &amp; Strategy')
			expect(html).toContain('href="/login?redirect=/mains-syllabus-strategy"')
			expect(html).toMatch(/<meta name="robots" content="noindex"/)
			expect(html).not.toMatch(gated)
			expect(html).not.toContain('History of Rajasthan')
		}
	})

	it('is not in the API for nobody, but for the tabs that have pages of their own', async () => {
		const get = (category: string) => fetchHtml(`/api/content/mains-strategy?category=${category}`)
		for (const paper of ['gs-paper-1', 'gs-paper-2', 'gs-paper-3', 'gs-paper-4']) {
			const { status, html } = await get(paper)
			expect([status, JSON.parse(html).code]).toEqual([401, 'access.not-signed-in'])
			expect(html).not.toMatch(gated)
		}
		for (const open of ['answer-writing', 'exam-hall-tips', 'faq']) expect((await get(open)).status).toBe(200)
	})

	it('leads to the login and back', async () => {
		const opened = await visitor.open(`${page}?tab=strategy`, { javaScriptEnabled: false })
		await opened.getByRole('link', { name: 'Login to Continue' }).click()
		expect(new URL(opened.url()).search).toBe('?redirect=/mains-syllabus-strategy')
	})

	it('is in no file that nobody’s browser loads', async () => {
		const opened = await visitor.open('/answer-writing-practice')
		const loaded: Promise<string>[] = []
		opened.on('response', (response) => {
			if (/\.js$/.test(response.url())) loaded.push(response.text().catch(() => ''))
		})
		await opened.goto(`${page}?tab=strategy&section=gs-paper-1`)
		await opened.getByRole('heading', { name: 'Login Required' }).waitFor()
		await opened.waitForLoadState('networkidle')
		expect((await Promise.all(loaded)).filter((text) => gated.test(text))).toEqual([])
	})

	it.each([true, false])(
		'shows the official papers, below them the first of our grouping, and every section to a learner, JavaScript: %s',
		async (javaScriptEnabled) => {
			const opened = await visitor.open(page, {
				javaScriptEnabled,
				before: (context) => signIn(context, 'learner', visitor.origin),
			})
			await opened.getByRole('heading', { level: 3, name: 'History of Rajasthan' }).waitFor()
			expect(await opened.locator('main section h2').allTextContents()).toEqual([
				'Paper 1: General Studies',
				'Paper 2: General Studies',
				'Paper 3: General Studies',
				'Paper 4: General Hindi and General English',
				'History, art and culture',
			])
			expect(await opened.locator('main').textContent()).not.toContain('%')
			expect(await opened.getByRole('link', { name: 'See our full grouping' }).getAttribute('href')).toBe(
				'/mains-syllabus#our-grouping',
			)
			await opened.getByRole('link', { name: 'Strategy', exact: true }).click()
			await opened.getByRole('heading', { level: 2, name: 'Read the question' }).waitFor()
			for (const [name, title] of [
				['GS Paper 1', 'Three fields in one paper'],
				['Hindi and English', 'General Hindi and General English'],
				['Exam Hall Tips', 'Divide the three hours'],
			] as const) {
				await opened.getByRole('link', { name, exact: true }).click()
				await opened.getByRole('heading', { level: 3, name: title }).waitFor()
			}
			expect(new URL(opened.url()).search).toBe('?section=exam-hall-tips&tab=strategy')
		},
	)

	it('asks to sign in again when the session is over', async () => {
		const opened = await visitor.open(`${page}?tab=strategy`, {
			before: (context) => signIn(context, 'learner', visitor.origin),
			expectedErrors: /401/,
		})
		// The page has asked by then who it is for.
		await opened.waitForLoadState('networkidle')
		await opened.context().clearCookies({ name: /session/ })
		await opened.getByRole('link', { name: 'GS Paper 2', exact: true }).click()
		await opened.getByRole('heading', { name: 'Login Required' }).waitFor()
		expect(await opened.getByRole('link', { name: 'Login to Continue' }).getAttribute('href')).toBe(
			'/login?redirect=/mains-syllabus-strategy',
		)
	})
})
