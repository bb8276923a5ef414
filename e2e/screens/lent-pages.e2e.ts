import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const path = '/help'

describe('a page that a story had before', () => {
	it('is left by one with all that it stored', async () => {
		const page = await visitor.open('/blogs')
		await page.route('**/help', (route) => route.abort())
		await page.context().addCookies([{ name: 'left', value: 'here', url: visitor.origin }])
		await page.evaluate(async () => {
			localStorage.setItem('left', 'here')
			sessionStorage.setItem('left', 'here')
			await caches.open('left')
			await new Promise((resolve) => {
				indexedDB.open('left').onsuccess = resolve
			})
		})
	})

	it('is empty for the next, and nothing lies before its first address', async () => {
		const page = await visitor.open(path)
		const left = await page.evaluate(async () => ({
			stored: [localStorage.getItem('left'), sessionStorage.getItem('left')],
			caches: await caches.has('left'),
			databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
			entries: history.length,
		}))
		expect(left).toEqual({ stored: [null, null], caches: false, databases: [], entries: 1 })
		expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('left')
	})
})
