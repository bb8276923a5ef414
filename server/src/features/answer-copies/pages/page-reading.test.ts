// @module-tag one-run
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/open-test-database.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createPageReading } from './page-reading.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

it('goes on with jobs while the process stops, and with nothing that learners wait for', async () => {
	let work: ((data: { uploadId: string }) => Promise<void>) | undefined
	const jobs = { work: (_: object, handler: typeof work) => (work = handler) }
	const reading = createPageReading({ database, jobs, log: silentLog } as never)
	await reading.close()
	await expect(reading.read('gone', 'a-learner')).rejects.toMatchObject({ code: 'server.overloaded' })
	await expect(work?.({ uploadId: 'gone' })).resolves.toBeUndefined()
})
