// @module-tag one-run
/** Asks the API of the seeded demo for what people type, and looks at what comes first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../seed-demo.ts'
import { furtherQueries } from '../../testing/search/further-queries.ts'
import { reviewedQueries } from '../../testing/search/reviewed-queries.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
	await seedDemo(test.database, test.files, silentLog)
}, 120_000)
afterAll(() => test.close())

const rows = (table: string) =>
	[...table.matchAll(/\t(.+) → (.+)\/(.+)/g)].map(([, typed = '', folder = '', id = '']) => ({ typed, folder, id }))

describe.each([
	['reviewed', rows(reviewedQueries)],
	['further', rows(furtherQueries)],
])('%s queries', (_, queries) => {
	it.for(queries)('“$typed” finds $folder/$id among the first ten', async ({ typed, id }) => {
		const answer = await test.app.inject(`/api/search?q=${encodeURIComponent(typed)}`)
		expect(answer.statusCode).toBe(200)
		expect(answer.json().data.map((hit: { id: string }) => hit.id)).toContain(id)
	})
})
