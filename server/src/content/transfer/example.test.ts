// @module-tag one-run
/** Editors begin with the example of the documents: it must come in as it is. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { contentFiles } from '../../testing/content-files.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())

it.each(['csv', 'xlsx'])(
	'three questions come in from the example as %s, without a problem, and are published',
	async (format) => {
		const { browser } = await signedIn(test, { role: 'CONTENT_ADMIN' })
		const files = contentFiles(browser, '/api/admin/miq')
		const name = `most-important-questions.${format}`
		const content = await readFile(new URL(`../../../../docs/examples/${name}`, import.meta.url))
		const checked = await files.check(content, name)
		expect(checked.rows.map(({ state, problems }) => [state, problems])).toEqual(Array(3).fill(['new', []]))
		const done = await files.run(checked.id, { mode: 'publish' })
		expect(done.failures).toEqual([])
		const { pagination } = (await browser.get('/api/admin/miq?status=published&search=INA')).json()
		expect(pagination.total).toBeGreaterThan(0)
	},
)
