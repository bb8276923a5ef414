import { comingSoonPages } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'
import { cookieOf } from './sign-in.ts'

const example = (path: string) =>
	path
		.replace('$paperNo', 'paper2')
		.replace('$contentType', 'study-material')
		.replace('$section', 'users')
		.replace(/\$\w+/, 'x1')

describe('a page that is coming', () => {
	const open = comingSoonPages.filter(({ access }) => access === 'public')
	const forStaff = comingSoonPages.filter(({ access }) => access !== 'public')

	it.each(open.map(({ path }) => path))('answers in both languages and is kept out of search: %s', async (path) => {
		for (const [lang, words] of [
			['english', ['Coming Soon', 'What to Expect', 'Quality Content', 'Expert Guidance', 'Regular Updates']],
			['hindi', ['जल्द आ रहा है', 'यहाँ क्या मिलेगा']],
		] as const) {
			const { status, html } = await getPage(`${example(path)}?lang=${lang}`)
			expect(status).toBe(200)
			expect(html).toMatch(/<meta name="robots" content="noindex"/)
			for (const word of words) expect(html).toContain(word)
			expect(html).toMatch(/<a [^>]*href="\/dashboard"/)
		}
	})

	it.each(forStaff.map(({ path }) => path))('for staff leads anybody else to the login page: %s', async (path) => {
		const forged = { cookie: `aravalli_session=${'A'.repeat(43)}` }
		for (const headers of [{}, forged]) {
			const { status, location, html } = await getPage(example(path), headers)
			expect([status, location]).toEqual([302, `/login?redirect=${example(path)}`])
			expect(html).toBe('')
		}
	})
})

describe('other addresses', () => {
	it('of a tab leads to its page', async () => {
		const { status, location } = await getPage('/mains-strategy')
		expect([status, location]).toEqual([302, '/mains-syllabus-strategy?tab=strategy'])
	})

	it('of all resources leads editors to the desk of books', async () => {
		const { status, location } = await getPage('/admin/resources', { cookie: await cookieOf('content') })
		expect([status, location]).toEqual([307, '/admin/books'])
	})

	it.each(['/nothing', '/courses/a/b', '/resources/x.css', '/admin/nothing', '/profile/x.css', '/Coming-soon'])(
		'are not found, with a way home: %s',
		async (path) => {
			const english = await getPage(`${path}?lang=english`)
			expect([english.status, english.title]).toEqual([404, 'Page not found | Aravalli'])
			expect(english.html).toMatch(/<a [^>]*href="\/dashboard"[^>]*>Back to Home</)
			const hindi = await getPage(`${path}?lang=hindi`)
			expect([hindi.status, hindi.title]).toEqual([404, 'पृष्ठ नहीं मिला | अरावली'])
			expect(hindi.html).toMatch(/<a [^>]*href="\/dashboard"[^>]*>होम पर लौटें</)
		},
	)
})

describe('somebody who is signed in', () => {
	/** Tells where a browser ends that follows every lead. */
	async function endOf(path: string, cookie: string): Promise<{ end: string; html: string }> {
		const { location, html } = await getPage(path, { cookie, 'accept-language': 'en' })
		return location ? endOf(location, cookie) : { end: path, html }
	}

	it.each([
		['learner', '/admin/users', '/login?refused=staff'],
		['content', '/admin/users', '/login?refused=staff'],
		['content', '/admin/study-material', '/admin/study-material'],
		['learner', '/coming-soon', '/coming-soon'],
	])('as %s opens %s and comes to %s', async (name, path, expected) => {
		const { end, html } = await endOf(path, await cookieOf(name))
		expect(end).toBe(expected)
		expect(html.includes('What to Expect')).toBe(path === expected)
	})
})
