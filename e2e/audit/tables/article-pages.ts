import { origin } from '../../harness/this-product.ts'
import type { Table, Visit } from '../entry.ts'
import { openDetails } from '../open-details.ts'

const affairs = '/current-affairs'

/** Finds the newest article of the demo that everybody may read, or the newest that is not open to all. */
async function newestArticle(isLocked: boolean): Promise<string> {
	const answer = await fetch(`${origin}/api/content/current-affairs?limit=5&view=card`)
	const { data } = (await answer.json()) as { data: { _id: string; isLocked: boolean }[] }
	return `${affairs}/${data.find((article) => article.isLocked === isLocked)?._id}`
}

const comesToRest = ({ page }: Visit) => page.waitForLoadState('networkidle')

export const articlePages: Table = [
	{ name: 'the list of posts', path: '/blogs' },
	{ name: 'a page of it that does not exist', path: '/blogs?page=9' },
	{ name: 'a post', path: '/blogs/using-maps-of-rajasthan', device: 'wide' },
	{
		name: 'a post on a phone with its chapters open',
		path: '/blogs/using-maps-of-rajasthan',
		device: 'phone',
		open: ({ page }) => page.locator('main summary').first().click(),
	},
	{ name: 'no post', path: '/blogs/no-such-post', expectedErrors: /404/ },
	{ name: 'the list of articles', path: affairs, open: ({ page }) => page.locator('main summary').first().click() },
	{
		name: 'days of one’s own that are none',
		path: `${affairs}?date=custom&start=2026-02-30&end=`,
		open: openDetails,
	},
	{ name: 'a list without articles', path: `${affairs}?date=custom&start=2019-01-01&end=2019-01-02` },
	{ name: 'an unknown article', path: `${affairs}/no-such-article`, expectedErrors: /404/ },
	{ name: 'an article that is open', path: () => newestArticle(false), open: comesToRest },
	{ name: 'an article that is not', path: () => newestArticle(true), open: comesToRest },
	{
		name: 'the making of a month',
		path: affairs,
		reader: 'learner',
		device: 'phone',
		async open({ page }) {
			await page.locator('main details summary').last().click()
			await page.locator('select[name=month]').waitFor()
		},
	},
	{
		name: 'an article with a table and lists on a phone, its chapters open',
		path: `${affairs}/great-indian-bustard-godawan`,
		reader: 'learner',
		device: 'phone',
		async open(visit) {
			await comesToRest(visit)
			await visit.page.locator('article details summary').first().click()
		},
	},
]
