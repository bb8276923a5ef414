import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { seedAccounts } from './features/accounts/seed-accounts.ts'
import { oneAtATime } from './prepare-database.ts'
import { warnOfDemoAccounts } from './seed-demo.ts'
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts'
import { recordingLog } from './testing/recording-log.ts'
import { silentLog } from './testing/silent-log.ts'

let database: TestDatabase
beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

// Two that stored the demo at once ended with a key that was there already. Seen to fail without the lock.
it.runIf(inject('testTemplate').engine === 'server')(
	'of processes that start at once one stores, and the others find it done',
	async () => {
		let stored = 0
		let atOnce = 0
		const store = async () => {
			atOnce += 1
			expect(atOnce).toBe(1)
			const isThere = stored > 0
			await new Promise((resolve) => setTimeout(resolve, 50))
			if (!isThere) stored += 1
			atOnce -= 1
		}
		await Promise.all(Array.from({ length: 4 }, () => oneAtATime(database, store)))
		expect(stored).toBe(1)
	},
)

it('warns of demo accounts where others can reach them, and nowhere else', async () => {
	const { log, lines } = recordingLog()
	await warnOfDemoAccounts(database, 'https://aravalli.example.com', log)
	await seedAccounts(database, silentLog)
	for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
		await warnOfDemoAccounts(database, origin, log)
	expect(lines).toEqual([])
	await warnOfDemoAccounts(database, 'https://aravalli.example.com', log)
	expect(lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('DEMO ACCOUNTS') }])
})
