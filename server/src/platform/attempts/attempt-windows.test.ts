/** Both ways to count, held to the same rules: in memory, and in the database by two that share it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import type { AttemptWindow, AttemptWindows } from './attempt-windows.ts'
import { behindOwnCounts } from './create-attempt-windows.ts'
import { forgetWindows } from './forget-windows.ts'
import { createMemoryWindows } from './memory-windows.ts'
import { createSharedWindows } from './shared-windows.ts'
import { attemptWindows } from './tables.ts'

let database: TestDatabase
let time: number
const now = () => new Date(time)
const pass = (milliseconds: number) => {
	time += milliseconds
}

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
	time = Date.parse('2026-11-18T06:00:00Z')
	await database.db.delete(attemptWindows)
})

const ofMinute = (key: string, max = 3): AttemptWindow => ({ key: `${key} in a minute`, max, windowSeconds: 60 })
const ofHour = (key: string, max = 5): AttemptWindow => ({ key: `${key} in an hour`, max, windowSeconds: 3_600 })
/** Two processes share the database; in memory there is one. */
const pairs: [string, () => [AttemptWindows, AttemptWindows]][] = [
	[
		'in memory',
		() => {
			const windows = createMemoryWindows(() => time)
			return [windows, windows]
		},
	],
	['in the database', () => [createSharedWindows(database, now), createSharedWindows(database, now)]],
]

describe.each(pairs)('attempts that are counted %s', (_, open) => {
	async function times(count: number, windows: AttemptWindow[], [one, other] = open()) {
		const waits = await Promise.all(
			Array.from({ length: count }, (_attempt, place) => (place % 2 === 0 ? one : other).take(windows)),
		)
		return waits.filter((wait) => wait === 0).length
	}

	// Seen to fail where the database was asked first and told afterwards.
	it('are as many as may be, however many come at once to both', async () => {
		expect(await times(60, [ofMinute('asha', 20)])).toBe(20)
	})

	it('say how long to wait, and begin again when the time is over', async () => {
		const [one, other] = open()
		for (let attempt = 0; attempt < 3; attempt += 1) expect(await one.take([ofMinute('asha')])).toBe(0)
		expect(await other.take([ofMinute('asha')])).toBe(60)
		expect(await other.take([ofMinute('meera')])).toBe(0)
		pass(58_500)
		expect(await other.take([ofMinute('asha')])).toBe(2)
		pass(1_500)
		expect(await times(10, [ofMinute('asha')], [one, other])).toBe(3)
	})

	it('count in all windows or in none', async () => {
		const pair = open()
		const both = [ofMinute('asha'), ofHour('asha')]
		expect(await times(10, both, pair)).toBe(3)
		pass(60_000)
		expect(await times(10, both, pair)).toBe(2)
		expect(await pair[0].take(both)).toBe(3_540)
		// What the hour refuses does not spend the minute.
		expect(await times(10, [ofMinute('asha')], pair)).toBe(1)
	})

	it('are given back by whoever made them, also to the other, and never more than were made', async () => {
		const [one, other] = open()
		for (let attempt = 0; attempt < 3; attempt += 1) await one.take([ofMinute('asha')])
		await one.giveBack([ofMinute('asha')])
		expect(await other.take([ofMinute('asha')])).toBe(0)
		for (let time = 0; time < 10; time += 1) await other.giveBack([ofMinute('asha')])
		expect(await times(10, [ofMinute('asha')], [one, other])).toBe(3)
		pass(60_000)
		await one.giveBack([ofMinute('asha')])
		expect(await times(10, [ofMinute('asha')], [one, other])).toBe(3)
	})

	it('are forgotten for both when they are cleared', async () => {
		const [one, other] = open()
		for (let attempt = 0; attempt < 3; attempt += 1) await one.take([ofMinute('asha')])
		await other.clear([ofMinute('asha')])
		expect(await one.take([ofMinute('asha')])).toBe(0)
	})

	it('never wait for each other in a circle', async () => {
		const [one, other] = open()
		const there = [ofMinute('a', 1_000), ofHour('b', 1_000)]
		const back = there.toReversed()
		const all = Array.from({ length: 50 }, async () => {
			await Promise.all([one.take(there), other.take(back)])
			await Promise.all([one.giveBack(back), other.giveBack(there)])
		})
		await Promise.all(all)
		expect(await times(1, there, [one, other])).toBe(1)
	})
})

describe('counts in the database', () => {
	it('hold nothing by which an address could be read, and go when they are over', async () => {
		const windows = createSharedWindows(database, now)
		await windows.take([{ key: 'request 203.0.113.7', max: 3, windowSeconds: 60 }])
		await windows.take([ofHour('asha@example.com')])
		const stored = await database.db.select().from(attemptWindows)
		expect(stored).toHaveLength(2)
		expect(JSON.stringify(stored)).not.toMatch(/203|asha/)
		pass(60_000)
		expect(await forgetWindows(database.db, now(), 10)).toBe(1)
		expect(await windows.take([ofHour('asha@example.com', 1)])).toBe(3_540)
	})

	it('are asked only where this process has some left itself', async () => {
		const shared = createSharedWindows(database, now)
		let asked = 0
		const counting = {
			...shared,
			take: (windows: readonly AttemptWindow[]) => {
				asked += 1
				return shared.take(windows)
			},
		}
		const [one, other] = [behindOwnCounts(counting, now), behindOwnCounts(shared, now)]
		expect(await other.take([ofMinute('asha')])).toBe(0)
		const waits = await Promise.all(Array.from({ length: 50 }, () => one.take([ofMinute('asha')])))
		expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
		expect(asked).toBe(3)
		// What the others have used up does not count here.
		pass(60_000)
		expect(await one.take([ofMinute('asha', 1)])).toBe(0)
	})
})
