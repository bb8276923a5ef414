/** Asks the API of the seeded demo for what people type, and looks at what comes first. */
import { kinds } from '@aravalli/shared/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../seed-demo.ts'
import { furtherQueries } from '../../testing/search/further-queries.ts'
import { reviewedQueries } from '../../testing/search/reviewed-queries.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

/** The folders of these have no kind of content that has pages, so the search cannot lead there. */
const unsearched = ['mains-practice'].filter(
	(folder) => !kinds.some(({ name, path }) => name === folder && path !== null),
)

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
	const answered = queries.filter(({ folder }) => !unsearched.includes(folder))

	it.for(answered)('“$typed” finds $folder/$id among the first ten', async ({ typed, id }) => {
		const answer = await test.app.inject(`/api/search?q=${encodeURIComponent(typed)}`)
		expect(answer.statusCode).toBe(200)
		expect(answer.json().data.map((hit: { id: string }) => hit.id)).toContain(id)
	})
})
