import { describe, expect, it } from 'vitest'
import { indiaDay } from '../shared/src/india-time.ts'
import { articleContent, articleOfThisStory, demoArticles, demoCount } from './harness/articles.ts'
import { aVisitor } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const list = '/current-affairs'
const as = (account: 'learner' | 'content') => ({
	before: (context: Parameters<typeof signIn>[0]) => signIn(context, account, visitor.origin),
})

describe('a month of articles', () => {
	it('is compiled while its reader watches, and taken home', { tags: ['smoke'] }, async () => {
		await articleOfThisStory({ publishedOn: '2019-05-02' })
		const page = await visitor.open(list, as('learner'))
		await page.getByText('Choose a month').click()
		await page.getByLabel('Month').selectOption('2019-05')
		await page.getByRole('radio', { name: 'हिंदी' }).check({ force: true })
		await page.getByRole('button', { name: 'Make the PDF' }).click()
		const link = page.getByRole('link', { name: /^Download PDF/ })
		await link.waitFor()
		await page.getByText('May 2019 is ready: 1 article with a contents page.').waitFor()
		const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
		expect(download.suggestedFilename()).toBe('aravalli-current-affairs-2019-05-hindi.pdf')
	})

	// This was seen to fail with a progress that only begins and ends.
	it('is seen moving over HTTP, and made anew after an article has changed', async () => {
		const page = await visitor.open('/help', as('learner'))
		const { data: months } = await (await page.request.get('/api/current-affairs/months')).json()
		const [month] = (months as { month: string; articles: number }[]).toSorted((a, b) => b.articles - a.articles)
		const ask = async () => {
			const answer = await page.request.post('/api/current-affairs/compilations', {
				data: { month: month?.month, lang: 'english' },
				headers: { origin: visitor.origin },
			})
			return (await answer.json()).data as { id: string; status: string; progress: number; articlesTotal: number }
		}
		const follow = async ({ id, progress }: { id: string; progress: number }) => {
			const seen = new Set([progress])
			for (;;) {
				const { data } = await (await page.request.get(`/api/current-affairs/compilations/${id}`)).json()
				seen.add(data.progress)
				if (data.status === 'ready') return seen
				expect(data.status).not.toBe('failed')
			}
		}
		// The article that is added goes with the story, and takes the compilation with it.
		const publishedOn = `${month?.month}-01`
		await articleOfThisStory({ publishedOn })
		const first = await ask()
		expect(first.articlesTotal).toBe((month?.articles ?? 0) + 1)
		const seen = await follow(first)
		expect(seen.size).toBeGreaterThan(2)
		expect((await ask()).id).toBe(first.id)
		await articleOfThisStory({ publishedOn, english: { ...articleContent.english, title: 'The second observatory' } })
		const second = await ask()
		expect([second.id === first.id, second.articlesTotal]).toEqual([false, first.articlesTotal + 1])
		await follow(second)
	})
})

describe('a new article', () => {
	it('is open to everybody at once, and closes the one that was second', async () => {
		const page = await visitor.open(list)
		await page.getByText(`${demoCount} articles`).waitFor()
		const { data } = await (await page.request.get('/api/content/current-affairs?limit=2&view=card')).json()
		const second = data[1] as { _id: string; isLocked: boolean }
		expect(second.isLocked).toBe(false)
		const id = await articleOfThisStory({ publishedOn: indiaDay(new Date()) })
		await page.reload()
		await page.getByText(`${demoCount + 1} articles`).waitFor()
		await page.getByRole('link', { name: /^Read full article/ }).click()
		await page.getByRole('heading', { level: 1, name: articleContent.english.title }).waitFor()
		expect(new URL(page.url()).pathname).toBe(`${list}/${id}`)
		await page.goto(`${list}/${second._id}`)
		await page.getByText('Login Required').waitFor()
		expect((await demoArticles(page)).locked._id).toBe(second._id)
	})
})
