// @module-tag one-run
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeAccount } from '../../../testing/build-account.ts'
import { storeCopy } from '../../../testing/build-copy.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createIncomingPages } from '../uploading/incoming-pages.ts'
import { forgetDrafts } from './forget-drafts.ts'

const now = new Date('2026-11-28T06:30:00Z')
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
})
afterAll(() => test.close())

const query = async <Row extends Record<string, unknown>>(text: string) =>
	(await test.database.db.execute<Row>(text)).rows

it('answers that were never sent go with their files after fourteen days, however many there are; what was sent stays', async () => {
	const userId = (await storeAccount(test)).id
	const store = (day: string, state: 'draft' | 'waiting' = 'draft') => storeCopy(test, { userId, day, state })
	const left = [await store('2026-11-14'), await store('2026-11-01', 'waiting')]
	for (const day of ['2026-11-13', '2026-11-12', '2026-10-01']) await store(day)
	await forgetDrafts({ ...test, now: () => now }, 2)
	const copies = await query<{ id: string }>('select id from answer_copies order by day desc')
	expect(copies.map(({ id }) => id)).toEqual(left.map(({ copy }) => copy.id))
	expect(await query('select id from answer_uploads')).toHaveLength(2)
	expect(await query('select id from files')).toHaveLength(6)
})

it('pages whose upload has rested for three days go, and others stay', async () => {
	const incoming = createIncomingPages(test.dataDir)
	const rested = async (name: string, days: number) => {
		const path = join(test.dataDir, 'incoming-pages', name)
		await writeFile(path, 'a part')
		const at = new Date(Date.now() - days * 86_400_000)
		await utimes(path, at, at)
	}
	await rested('copy-old', 3.01)
	await rested('copy-old.json', 3.01)
	await rested('copy-new', 2.99)
	await incoming.clear()
	expect(await incoming.countOf('copy')).toBe(1)
})
