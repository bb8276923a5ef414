import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'
import { cookieOf } from './sign-in.ts'

const gated = [
	'/resources',
	'/prelims-resources',
	'/mains-resources',
	'/resources/pyqs',
	'/resources/books/rbse',
	'/resources/books/ncert',
	'/resources/books/ignou',
	'/resources/books/nios',
	'/resources/toppers-copies',
	'/resources/toppers-copies/polity-governor',
	'/resources/quick-revision',
]

const asLearner = async (path: string) => getPage(path, { cookie: await cookieOf('learner'), 'accept-language': 'en' })

describe('resources without a sign-in', () => {
	it.each(gated)('ask for one, send nothing else, and lead back: %s', async (path) => {
		const { status, html } = await getPage(path, { 'accept-language': 'en' })
		expect(status).toBe(200)
		for (const text of ['Login Required', 'Please login to access Resources', 'Login to Continue'])
			expect(html).toContain(text)
		expect(html).toContain(`href="/login?redirect=${path}"`)
		expect(html).toMatch(/<meta name="robots" content="noindex"/)
		expect(html).not.toMatch(/Aravalli booklet|Mind maps: |Quick revision: |\/api\/(books|resources)\//)
	})

	it('say so in Hindi', async () => {
		const { html } = await getPage('/resources?lang=hindi')
		for (const text of ['लॉगिन आवश्यक है', 'संसाधन देखने के लिए कृपया लॉगिन करें']) expect(html).toContain(text)
	})

	it('lead to the login from the own e-books', async () => {
		const { status, location } = await getPage('/my-ebooks')
		expect([status, location]).toEqual([307, '/login?redirect=my-ebooks'])
	})
})

describe('quick revision', () => {
	const address = '/api/resources/booklets/polity-and-governance/download'

	it('has no address for who bought nothing', async () => {
		for (const path of ['/resources', '/resources/quick-revision']) {
			const { html } = await asLearner(path)
			expect(html).toContain('Quick revision: history and movements of Rajasthan')
			expect(html).toContain('Opens with any course or evaluation plan.')
			expect(html).not.toContain('/api/resources/booklets/history-and-movements-of-rajasthan/download')
		}
	})

	it('opens with a plan', async () => {
		const { html } = await getPage('/resources/quick-revision', { cookie: await cookieOf('subscriber') })
		expect(html).toContain(address)
	})
})

describe('pages of resources', () => {
	it('are links before they have their code: tabs, types, years, filters, downloads', async () => {
		const { html } = await asLearner('/resources?tab=pyqs')
		for (const year of [2024, 2023, 2021, 2018, 2016, 2013, 2012])
			for (const stage of ['prelims', 'mains'])
				expect(html).toContain(`href="/resources/pyqs?stage=${stage}&amp;year=${year}"`)
		const books = await asLearner('/resources/books/rbse?class=CLASS_12')
		expect(books.html).toContain('2 books found')
		expect(books.html).toContain('/api/books/people-and-freedom-in-rajasthan-class-12/download?lang=english')
		expect(books.html).toContain('href="/resources/books/rbse?class=CLASS_12&amp;subject=POLITY"')
	})

	it('show the first of a group, and all of it at its own address', async () => {
		const shown = async (path: string) => (await asLearner(path)).html.match(/<h3[^>]*>Quick revision: /g)?.length
		expect([await shown('/resources'), await shown('/resources?group=quick-revision')]).toEqual([3, 6])
	})

	it('say that papers are ours, and link to recorded questions only where there are some', async () => {
		const { html } = await asLearner('/resources/pyqs?stage=mains&year=2024')
		expect(html).toContain('Practice paper in the pattern of the Mains 2024')
		expect(html).toContain('These are not the questions of the 2024 examination.')
		expect(html).toContain('The papers above are our own')
	})

	it.each(['/resources/books/cbse', '/resources/books/RBSE', '/resources/toppers-copies/nothing'])(
		'are not found at %s',
		async (path) => expect((await asLearner(path)).status).toBe(404),
	)
})
