import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const strategy = '/prelims-syllabus-strategy'
const calls = '**/api/content/prelims-strategy*'
const withoutScript = { javaScriptEnabled: false }

const fetchHtml = async (path: string, headers: Record<string, string> = {}) => {
	const response = await fetch(visitor.origin + path, { headers, redirect: 'manual' })
	return { status: response.status, html: await response.text() }
}

/** Of what search engines read on a page. */
function dataOf(html: string): { '@type': string; [key: string]: unknown }[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
	return [...scripts].map(([, json = '']) => JSON.parse(json))
}

const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Parts of the strategy' }).getByRole('link', { name, exact: true })

describe('the prelims strategy', () => {
	it('shows each tab by its link, with the keyboard, and comes back', async () => {
		const page = await visitor.open(strategy)
		await page.getByRole('heading', { level: 3, name: 'One paper, one aim' }).waitFor()
		await tab(page, 'Strategy').focus()
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
		expect(new URL(page.url()).search).toBe('?tab=success-tips')
		expect(await tab(page, 'Success Tips').getAttribute('aria-current')).toBe('page')
		await page.goBack()
		await page.getByRole('heading', { level: 2, name: 'Know the examination' }).waitFor()
	})

	it('has all of an item: section, icon, title, description and points', async () => {
		const page = await visitor.open(strategy)
		const item = page.getByRole('region', { name: 'Know the examination' }).locator('> ul > li').first()
		expect(await item.getByRole('heading', { level: 3 }).textContent()).toBe('One paper, one aim')
		expect(await item.getByText('single paper of 150 multiple-choice questions').isVisible()).toBe(true)
		expect(await item.locator('ul li').count()).toBe(3)
		expect(await item.locator('svg').isVisible()).toBe(true)
	})

	it.each(['tab=nothing', 'tab=gs-paper-1', 'tab=', 'section=faq'])('shows the first tab for ?%s', async (query) => {
		const page = await visitor.open(`${strategy}?${query}`)
		await page.getByRole('heading', { level: 2, name: 'Know the examination' }).waitFor()
		expect(await tab(page, 'Strategy').getAttribute('aria-current')).toBe('page')
	})

	it('is there without JavaScript, its tabs too', async () => {
		const page = await visitor.open(strategy, withoutScript)
		await tab(page, 'Exam Hall Tips').click()
		expect(new URL(page.url()).search).toBe('?tab=exam-hall-tips')
		expect(await page.getByRole('heading', { level: 2, name: 'The marking scheme' }).isVisible()).toBe(true)
	})

	it('keeps the chosen tab in sight on a phone', async () => {
		const page = await visitor.open(`${strategy}?tab=faq`, { viewport: { width: 360, height: 740 } })
		const place = () => tab(page, 'FAQ').evaluate((link) => link.getBoundingClientRect().right)
		await expect.poll(place).toBeLessThanOrEqual(360)
	})

	it('tells developers, and nobody else, how much there is', async () => {
		const page = await visitor.open(strategy)
		expect(await page.locator('main pre').count()).toBe(0)
	})
})

describe('a strategy that cannot be had', () => {
	const heading = (page: Page) => page.getByRole('heading', { name: 'Error Loading Content' })

	it.each([
		['the server’s sentence', { status: 503, json: { success: false, code: 'x', message: 'Away' } }, 'Away'],
		['the status', { status: 502, body: '<html>' }, 'HTTP error! status: 502'],
		['the sentence of no success', { json: { success: false, message: 'Not now' } }, 'Not now'],
		['that there was no data', { json: { success: true } }, 'Failed to fetch data'],
	])('says %s, and comes after Retry', async (_, answer, text) => {
		const page = await visitor.open(strategy, { expectedErrors: /status of/ })
		await page.route(calls, (route) => route.fulfill(answer))
		await tab(page, 'Success Tips').click()
		await heading(page).waitFor()
		expect(await page.getByRole('alert').getByText(text, { exact: true }).isVisible()).toBe(true)
		// The rest of the page stands, and nothing of another tab is left.
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Prelims Syllabus & Strategy')
		expect(await tab(page, 'FAQ').isVisible()).toBe(true)
		expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0)
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Retry' }).press('Enter')
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
		expect(await heading(page).count()).toBe(0)
	})

	it('says so when the network is away, and shows that it is on its way', async () => {
		const page = await visitor.open(strategy, { expectedErrors: /ERR_FAILED/ })
		await page.route(calls, (route) => route.abort())
		await tab(page, 'Success Tips').click()
		await page.getByRole('status').getByText('Loading').waitFor()
		await page.getByText('Failed to load strategy data').waitFor()
		const { promise: held, resolve: release } = Promise.withResolvers<void>()
		await page.unroute(calls)
		await page.route(calls, async (route) => {
			await held
			await route.continue()
		})
		await page.getByRole('button', { name: 'Retry' }).click()
		await page.getByRole('status').getByText('Loading').waitFor()
		expect(await heading(page).count()).toBe(0)
		release()
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
	})

	it('says so in Hindi', async () => {
		const page = await visitor.open(strategy, { locale: 'hi-IN', expectedErrors: /status of/ })
		await page.route(calls, (route) => route.fulfill({ status: 502, body: '' }))
		await page.getByRole('link', { name: 'सफलता के सूत्र' }).click()
		await page.getByRole('heading', { name: 'सामग्री लोड नहीं हो सकी' }).waitFor()
		await page.getByText('HTTP त्रुटि! स्थिति: 502').waitFor()
		expect(await page.getByRole('button', { name: 'फिर से प्रयास करें' }).isVisible()).toBe(true)
	})

	it('is empty, and comes after Refresh Data', async () => {
		const page = await visitor.open(strategy)
		await page.route(calls, (route) => route.fulfill({ json: { success: true, data: [] } }))
		await tab(page, 'Success Tips').click()
		await page.getByRole('heading', { name: 'No Content Available' }).waitFor()
		await page.getByText('Content for “Success Tips” will be updated soon.').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Refresh Data' }).click()
		await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
	})

	it('empties a list that it cannot renew', async () => {
		const page = await visitor.open(strategy, { expectedErrors: /status of/ })
		let isAway = false
		await page.route(calls, (route) =>
			route.fulfill(isAway ? { status: 500, body: '' } : { json: { success: true, data: [] } }),
		)
		await tab(page, 'Success Tips').click()
		await page.getByRole('heading', { name: 'No Content Available' }).waitFor()
		isAway = true
		await page.getByRole('button', { name: 'Refresh Data' }).click()
		await heading(page).waitFor()
		expect(await page.getByText('No Content Available').count()).toBe(0)
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})

describe('the mains strategy', () => {
	const page = '/mains-syllabus-strategy'
	/** Words of the strategy of the papers. */
	const gated =
		/Three fields in one paper|Ideas and thinkers|Cite exactly or not at all|General Hindi and General English/

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
		const opened = await visitor.open(`${page}?tab=strategy`, withoutScript)
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
		'shows the first paper and every section to a learner, JavaScript: %s',
		async (javaScriptEnabled) => {
			const opened = await visitor.open(page, {
				javaScriptEnabled,
				before: (context) => signIn(context, 'learner', visitor.origin),
			})
			await opened.getByRole('heading', { level: 3, name: 'History of Rajasthan' }).waitFor()
			expect(await opened.getByText('30%').isVisible()).toBe(true)
			expect(await opened.getByText('Indian Polity').count()).toBe(0)
			expect(await opened.getByRole('link', { name: 'Syllabus of all four papers' }).getAttribute('href')).toBe(
				'/mains-syllabus',
			)
			await opened.getByRole('link', { name: 'Strategy', exact: true }).click()
			await opened.getByRole('heading', { level: 2, name: 'Read the question' }).waitFor()
			for (const [name, title] of [
				['GS Paper 1', 'Three fields in one paper'],
				['GS Paper 4', 'General Hindi and General English'],
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
		await opened.context().clearCookies({ name: /session/ })
		await opened.getByRole('link', { name: 'GS Paper 2', exact: true }).click()
		await opened.getByRole('heading', { name: 'Login Required' }).waitFor()
		expect(await opened.getByRole('link', { name: 'Login to Continue' }).getAttribute('href')).toBe(
			'/login?redirect=/mains-syllabus-strategy',
		)
	})
})

describe('what search engines read', () => {
	const open = ['/prelims-success-tips', '/prelims-high-probability', '/mains-answer-writing', '/mains-exam-hall-tips']
	const faqs = ['/prelims-faq', '/mains-faq', `${strategy}?tab=faq`]

	it.each(faqs)('has questions and answers on %s', async (path) => {
		for (const lang of ['english', 'hindi']) {
			const { html } = await fetchHtml(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
			const data = dataOf(html)
			expect(data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
			const questions = data[1]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
			expect(questions.length).toBeGreaterThan(10)
			for (const { name, acceptedAnswer } of questions) {
				expect(name).toMatch(/\?$/)
				expect(acceptedAnswer.text.length).toBeGreaterThan(20)
				expect(/[ऀ-ॿ]/.test(name)).toBe(lang === 'hindi')
			}
		}
	})

	it.each([strategy, ...open, '/prelims-syllabus', '/mains-syllabus', '/dmpp-routine', '/prelims', '/mains'])(
		'has only the way to the page on %s',
		async (path) => {
			const { html } = await fetchHtml(path)
			expect(dataOf(html).map((object) => object['@type'])).toEqual(['BreadcrumbList'])
			expect(html).toContain(`<link rel="canonical" href="${visitor.origin}${path}"`)
			expect(html).not.toContain('content="noindex"')
		},
	)

	it('names one address for what has two', async () => {
		for (const [path, canonical] of [
			['/dmpp', '/dmpp-routine'],
			[`${strategy}?tab=faq`, '/prelims-faq'],
			[`${strategy}?tab=exam-hall-tips`, `${strategy}?tab=exam-hall-tips`],
			[`${strategy}?tab=nothing`, strategy],
		]) {
			expect((await fetchHtml(path ?? '')).html).toContain(`<link rel="canonical" href="${visitor.origin}${canonical}"`)
		}
	})
})

describe('a tab’s own page', () => {
	it('leads to the others, with JavaScript and without', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await visitor.open('/prelims-faq', { javaScriptEnabled })
			await tab(page, 'Success Tips').click()
			await page.waitForURL('**/prelims-success-tips')
			await page.getByRole('heading', { level: 1, name: 'Prelims Success Tips' }).waitFor()
			await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
			await tab(page, 'Exam Hall Tips').click()
			await page.waitForURL(`**${strategy}?tab=exam-hall-tips`)
			await page.getByRole('heading', { level: 2, name: 'The marking scheme' }).waitFor()
		}
	})

	it('is public for the mains', async () => {
		const { html } = await fetchHtml('/mains-exam-hall-tips')
		expect(html).toContain('Divide the three hours')
		const hindi = await fetchHtml('/mains-faq?lang=hindi')
		expect(hindi.html).toContain('मुख्य परीक्षा: अक्सर पूछे जाने वाले प्रश्न')
	})
})

describe('the syllabus', () => {
	it('of the mains has four papers with their weightages, and says how official papers differ', async () => {
		const page = await visitor.open('/mains-syllabus', withoutScript)
		const sums = await page.locator('main section').evaluateAll((papers) =>
			papers.map((paper) => ({
				name: paper.querySelector('h2')?.textContent,
				topics: [...paper.querySelectorAll('h3')].map((topic) => topic.textContent),
				sum: [...paper.querySelectorAll('progress')].reduce((total, bar) => total + bar.value, 0),
				words: [...paper.querySelectorAll('b')].reduce(
					(total, b) => total + Number.parseInt(b.textContent ?? '', 10),
					0,
				),
			})),
		)
		expect(sums.map(({ name, sum, words }) => [name, sum, words])).toEqual([
			['GS Paper 1', 100, 100],
			['GS Paper 2', 100, 100],
			['GS Paper 3', 100, 100],
			['GS Paper 4', 100, 100],
		])
		expect(sums[3]?.topics).toEqual(['Ethics and Human Values', 'Ethics in Public Administration', 'Case Studies'])
		expect(await page.getByText('Today’s official papers are arranged differently').isVisible()).toBe(true)
	})

	it('of the prelims has its subjects, and leads to each', async () => {
		const page = await visitor.open('/prelims-syllabus')
		expect(await page.getByRole('heading', { level: 3 }).count()).toBe(11)
		await page.getByRole('link', { name: 'Reasoning and Mental Ability' }).click()
		await expect
			.poll(() =>
				page
					.getByRole('heading', { name: 'Reasoning and Mental Ability' })
					.evaluate((h) => h.getBoundingClientRect().top),
			)
			.toBeLessThan(800)
	})
})

describe('accessibility in all themes', () => {
	const pages = {
		'the strategy': strategy,
		'a tab’s own page': '/mains-faq',
		'the mains syllabus': '/mains-syllabus',
		'the prelims syllabus': '/prelims-syllabus',
		'the routine': '/dmpp-routine',
		prelims: '/prelims',
		mains: '/mains',
		'the mains strategy': '/mains-syllabus-strategy?tab=strategy',
		'the login that it needs': '/mains-syllabus-strategy?tab=syllabus',
	}
	const cases = Object.entries(pages).flatMap(([name, path]) =>
		languages.map((inLanguage) => ({ name, path, ...inLanguage })),
	)

	it.each(cases)('$name, $language', async ({ name, path, locale }) => {
		const page = await visitor.open(path, {
			locale,
			reducedMotion: 'reduce',
			...(name === 'the mains strategy' && { before: (context) => signIn(context, 'learner', visitor.origin) }),
		})
		for (const summary of await page.locator('main summary').all()) await summary.click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
