import { describe, expect, it } from 'vitest'
import { articleContent, articleOfThisStory, demoArticles, demoCount } from '../harness/articles.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/current-affairs'
const failing = { expectedErrors: /Failed to load resource|ERR_FAILED/ }
const asLearner = { before: (context: Parameters<typeof signIn>[0]) => signIn(context, 'learner', visitor.origin) }

describe('the reader', () => {
	it('shows how far one is, and leads to its chapters', async () => {
		const page = await visitor.open(`${list}/${await articleOfThisStory({ english: { ...longTexts() } })}`, asLearner)
		const bar = page.locator('main > [aria-hidden]').first()
		const share = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
		expect(await share()).toBeLessThan(0.05)
		await page.getByRole('link', { name: 'Chapter 20' }).click()
		await expect.poll(share).toBeGreaterThan(0.5)
		expect(new URL(page.url()).hash).toBe('#part-20')
		await expect.poll(() => page.locator('nav [aria-current=location]').textContent()).toContain('Chapter 20')
		await page.evaluate(() => document.querySelector('#exam')?.scrollIntoView())
		await expect.poll(share).toBeGreaterThan(0.9)
	})

	it('names its sources at its end, and in either language; without any it has no such heading', async () => {
		const id = await articleOfThisStory({ english: longTexts(), hindi: longTexts('अध्याय') })
		const page = await visitor.open(`${list}/${id}`, asLearner)
		const sources = page.getByRole('region', { name: 'Sources' })
		expect(await sources.getByRole('listitem').allTextContents()).toEqual(['Gazette of Jaipur'])
		await page.goto(`${list}/${id}?lang=hindi`)
		await page.getByRole('region', { name: 'स्रोत' }).getByText('जयपुर का राजपत्र').waitFor()
		await page.goto(`${list}/${await articleOfThisStory()}?lang=english`)
		await page.getByRole('heading', { name: 'Key points' }).waitFor()
		expect(await sources.count()).toBe(0)
	})

	it('changes the size of its letters, and remembers it', async () => {
		const page = await visitor.open(`${list}/${await articleOfThisStory()}`, asLearner)
		const size = () =>
			page
				.locator('article p')
				.last()
				.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
		const before = await size()
		await page.getByRole('button', { name: 'Extra large' }).click()
		await expect.poll(size).toBeGreaterThan(before * 1.2)
		await page.reload()
		const isPressed = () => page.getByRole('button', { name: 'Extra large' }).getAttribute('aria-pressed')
		await expect.poll(isPressed).toBe('true')
	})

	it('changes its language in the middle without a call, and stays at the same paragraph', async () => {
		const page = await visitor.open(
			`${list}/${await articleOfThisStory({ english: longTexts(), hindi: longTexts('अध्याय', 90) })}`,
			{
				...asLearner,
				viewport: { width: 360, height: 740 },
			},
		)
		await page.locator('#part-12').scrollIntoViewIfNeeded()
		await page.evaluate(() =>
			scrollTo(0, (document.querySelector('#part-12')?.getBoundingClientRect().top ?? 0) + scrollY - 250),
		)
		const asked: string[] = []
		page.on('request', (request) => request.url().includes('/api/content/current-affairs') && asked.push(request.url()))
		await page.evaluate(() => document.querySelector<HTMLButtonElement>('button[name=language][value=hindi]')?.click())
		await page.getByRole('heading', { name: 'अध्याय 12' }).waitFor()
		const top = () => page.locator('#part-12').evaluate((element) => Math.round(element.getBoundingClientRect().top))
		await expect.poll(async () => Math.abs((await top()) - 250)).toBeLessThan(100)
		expect(await page.title()).toContain('जयपुर की वेधशाला')
		expect(asked).toEqual([])
	})

	it('leads to its topics and to others on them, never to itself', async () => {
		const { english, hindi } = articleContent
		const titled = (title: string) => ({
			// Nothing of the demo is on it.
			topics: ['enlightenment-and-revolutions' as const],
			english: { ...english, title },
			hindi: { ...hindi, title },
		})
		const id = await articleOfThisStory(titled('The first dialect'))
		await articleOfThisStory(titled('The second dialect'))
		const page = await visitor.open(`${list}/${id}`, asLearner)
		const related = page.getByRole('complementary', { name: 'On this topic' })
		expect(await related.getByRole('link').allTextContents()).toEqual([
			'Enlightenment; revolutions of America, France and Russia',
			'The second dialect',
		])
		await related.getByRole('link', { name: 'Enlightenment' }).click()
		await page
			.getByRole('heading', { level: 1, name: 'Enlightenment; revolutions of America, France and Russia' })
			.waitFor()
		await page.getByRole('link', { name: 'The first dialect' }).waitFor()
	})

	it('opens its PDF in a new tab and copies its link, for whoever is signed in', async () => {
		const id = await articleOfThisStory()
		const page = await visitor.open(`${list}/${id}`, {
			before: async (context) => {
				await asLearner.before(context)
				await context.grantPermissions(['clipboard-read', 'clipboard-write'])
			},
		})
		const pdf = page.getByRole('link', { name: /^PDF/ })
		expect(await pdf.getAttribute('target')).toBe('_blank')
		const file = await page.request.get((await pdf.getAttribute('href')) ?? '')
		expect(file.headers()['content-type']).toBe('application/pdf')
		await page.evaluate(() => Object.assign(navigator, { share: undefined }))
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Link copied to clipboard!').waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
			`${visitor.origin}/current-affairs/${id}?lang=english`,
		)
	})

	it('asks others to sign in for both', async () => {
		const page = await visitor.open(list)
		const { open } = await demoArticles(page)
		await page.goto(`${list}/${open._id}`)
		await page.waitForLoadState('networkidle')
		expect(await page.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
			`/login?redirect=/current-affairs/${open._id}`,
		)
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByText('Please log in to share this article').waitFor()
	})

	it('says what is only in English', async () => {
		const page = await visitor.open(list, { locale: 'hi-IN' })
		const { open } = await demoArticles(page)
		// Nobody can publish such an article any more; the database may have one of before.
		await page.route(`**/api/content/current-affairs/${open._id}`, async (route) => {
			const response = await route.fetch()
			const { data, ...answer } = await response.json()
			const pointers = { ...data.pointers, hindi: null }
			const none = { titleHindi: null, teaserHindi: null, tagsHindi: null, descriptionHindi: null, pointers }
			await route.fulfill({ response, json: { ...answer, data: { ...data, ...none } } })
		})
		await page.getByRole('link', { name: /^पूरा लेख पढ़ें/ }).click()
		await page.getByText('यह लेख अभी हिंदी में उपलब्ध नहीं है').waitFor()
		expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en')
	})

	it('that there is not is a 404 with a way back', async () => {
		const page = await visitor.open(`${list}/no-such-article`, { expectedErrors: /404/ })
		const answer = await page.request.get(`${list}/no-such-article`)
		expect(answer.status()).toBe(404)
		await page.getByRole('heading', { level: 1, name: 'Article not found' }).waitFor()
		await page.getByRole('link', { name: 'Back to current affairs' }).click()
		await page.getByText(`${demoCount} articles`).waitFor()
	})

	it('that cannot be had says so and tries again', async () => {
		const page = await visitor.open(list, failing)
		const { open } = await demoArticles(page)
		await page.route(`**/api/content/current-affairs/${open._id}`, (route) => route.abort())
		await page.getByRole('link', { name: /^Read full article/ }).click()
		await page.getByText('An error occurred').waitFor({ timeout: 15_000 })
		await page.unroute(`**/api/content/current-affairs/${open._id}`)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByRole('heading', { name: 'Key points' }).waitFor()
		await expect.poll(() => page.title()).toContain(open.title.slice(0, 20))
	})
})

function longTexts(chapter = 'Chapter', words = 60) {
	const isHindi = chapter !== 'Chapter'
	const sentence = (isHindi ? 'पत्थर के यंत्र से आकाश नापा गया। ' : 'The sky was measured with stone. ').repeat(words / 6)
	const body = Array.from({ length: 24 }, (_, index) => `<h2>${chapter} ${index + 1}</h2><p>${sentence}</p>`).join('')
	return {
		title: isHindi ? 'जयपुर की वेधशाला' : 'The observatory of Jaipur',
		teaser: isHindi ? 'पत्थर के यंत्र।' : 'Instruments of stone.',
		body,
		keyPoints: [isHindi ? 'अठारहवीं शताब्दी' : 'Eighteenth century'],
		prelims: isHindi ? 'स्थान।' : 'The place.',
		mains: isHindi ? 'विवेचना कीजिए।' : 'Discuss.',
		sources: [isHindi ? 'जयपुर का राजपत्र' : 'Gazette of Jaipur'],
		tags: [isHindi ? 'लंबा लेख' : 'A long article'],
	}
}
