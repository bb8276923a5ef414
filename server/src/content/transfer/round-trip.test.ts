// @module-tag one-run
/** All content of the demo is written into files, which an empty database takes: readers get the same from both. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../kinds.ts'
import { seedContent } from '../../seed-demo.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { contentFiles } from '../../testing/content-files.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const now = new Date('2026-11-28T06:00:00Z')
let full: TestApp
let empty: TestApp
let giver: SignedIn
let taker: SignedIn

beforeAll(async () => {
	full = await startApp({}, { now: () => now })
	empty = await startApp({}, { now: () => now })
	await seedContent(full.database, silentLog, { now })
	giver = await signedIn(full, { role: 'CONTENT_ADMIN' })
	taker = await signedIn(empty, { role: 'CONTENT_ADMIN' })
}, 120_000)
afterAll(async () => {
	await full.close()
	await empty.close()
})

async function itemsOf({ database }: TestApp, kind: string) {
	const { rows } = await database.db.execute(sql`
		select id, is_published, listed_on, common, card_english, card_hindi, body_english, body_hindi, terms
		from published_items where kind = ${kind} order by id`)
	return rows
}

type Files = ReturnType<typeof contentFiles>

describe('a file of all published entries', () => {
	it.each(kinds.map(({ kind: { name } }, index) => [name, index % 2 === 0 ? 'csv' : 'xlsx'] as const))(
		'of %s, as %s, makes an empty database answer the same',
		async (kind, format) => {
			const [from, to] = [giver, taker].map(({ browser }) => contentFiles(browser, `/api/admin/${kind}`)) as [
				Files,
				Files,
			]
			const file = await from.exported(`?format=${format}`)
			const wanted = await itemsOf(full, kind)
			expect(wanted.length).toBeGreaterThan(0)
			const checked = await to.check(file.rawPayload, `a.${format}`)
			expect(checked.rows.flatMap(({ problems }) => problems)).toEqual([])
			expect((await to.run(checked.id, { mode: 'publish' })).failures).toEqual([])
			expect(await itemsOf(empty, kind)).toEqual(wanted)
			expect((await to.exported()).body).toBe((await from.exported()).body)
		},
		60_000,
	)
})
