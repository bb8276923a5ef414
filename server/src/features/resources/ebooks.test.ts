import { courseKind } from '@aravalli/shared/courses/kinds'
import type { Ebook } from '@aravalli/shared/resources/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { kinds } from '../../kinds.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildCourse, buildMaterial } from '../../testing/build-course.ts'
import { buildBook, buildBooklet, buildGroup, uploadPdf, withFile } from '../../testing/build-resource.ts'
import { grantCourse } from '../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { serverBooklets, serverBooks, serverResourceGroups } from './resource-kinds.ts'

const start = new Date('2026-11-28T06:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
let now = start
let test: TestApp
let buyer: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	const editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	const file = await uploadPdf(editor)
	await storeItems(test, { kind: courseKind }, [buildCourse(), buildCourse({ id: 'mains' })])
	const materials = kinds.find(({ kind }) => kind.name === 'course-materials') as never
	await storeItems(test, materials, [
		buildMaterial({ file }),
		buildMaterial({ id: 'of-mains', courseId: 'mains' }),
	] as never)
	await storeItems(test, serverResourceGroups, [buildGroup({ id: 'quick-revision', isPaid: true }), buildGroup()])
	await storeItems(test, serverBooklets, [
		withFile(buildBooklet({ id: 'quick', group: 'quick-revision' }), file),
		withFile(buildBooklet({ id: 'tree' }), file),
	])
	await storeItems(test, serverBooks, [withFile(buildBook(), file), withFile(buildBook({ id: 'going' }), file)])
	buyer = await signedIn(test)
	await grantCourse(test.database, buyer.account.id)
})
afterAll(() => test.close())

const own = async ({ browser }: SignedIn, query = '') => {
	const { data, bought, pagination } = (await browser.get(`/api/my-ebooks${query}`)).json()
	return { downloads: data as Ebook[], bought: bought as Ebook[], pagination }
}
const take = ({ browser }: SignedIn, url: string) => browser.get(`/api/${url}/download`)

it('lists what opens with what was bought, and where it is had again', async () => {
	const { downloads, bought } = await own(buyer, '?lang=hindi')
	expect(downloads).toEqual([])
	expect(bought).toMatchObject([
		{
			kind: 'course-materials',
			itemId: 'notes',
			title: 'नोट्स',
			at: start.toISOString(),
			totalPages: 1,
			download: '/api/courses/foundation/materials/notes/file',
			page: '/courses/foundation?material=notes',
		},
		{ kind: 'booklets', itemId: 'quick', download: '/api/resources/booklets/quick/download', page: null },
	])
})

it('has what was bought last first, and nothing for who bought nothing', async () => {
	const both = await signedIn(test)
	await grantCourse(test.database, both.account.id)
	await grantCourse(test.database, both.account.id, { itemId: 'mains', startsAt: later(1) })
	now = later(2)
	expect((await own(both)).bought.map(({ itemId }) => itemId)).toEqual(['of-mains', 'quick', 'notes'])
	now = start
	expect((await own(await signedIn(test))).bought).toEqual([])
})

it('lists what was downloaded page by page, and closes what has ended', async () => {
	const who = await signedIn(test)
	await grantCourse(test.database, who.account.id, { endsAt: later(3) })
	await take(who, 'books/medieval-india')
	now = later(1)
	await take(who, 'resources/booklets/tree')
	now = later(2)
	await take(who, 'resources/booklets/quick')
	const { downloads, pagination } = await own(who, '?limit=2')
	expect(downloads.map(({ itemId }) => itemId)).toEqual(['quick', 'tree'])
	expect(downloads[0]).toMatchObject({ kindName: 'Booklets', at: later(2).toISOString() })
	expect(pagination).toMatchObject({ total: 3, totalPages: 2 })
	now = later(3)
	const ended = await own(who)
	expect(ended.bought).toEqual([])
	expect(ended.downloads.map(({ itemId, download }) => [itemId, download !== null])).toEqual([
		['quick', false],
		['tree', true],
		['medieval-india', true],
	])
	now = start
})

it('does not name what was withdrawn', async () => {
	const who = await signedIn(test)
	await take(who, 'books/going')
	await test.database.transaction((tx) => withdrawItem(tx, serverBooks, 'going'))
	expect(await own(who)).toMatchObject({ downloads: [], pagination: { total: 0 } })
})
