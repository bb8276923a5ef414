import type { Database } from '../../platform/database/open-database.ts'
import { type ComingCalls, presentCalls, readCalls } from './mentorship/list-calls.ts'
import { takePlace } from './take-place.ts'

export { type ComingCalls, presentCalls, readCalls }

/** Has the demo's subscriber take a place at the early price, as every purchase of the monthly plan does. */
export async function seedEarlyPlace(database: Database, subscriberId: string, now: Date): Promise<void> {
	const pool = { planId: 'monthly', pool: 'early', size: 50 } as const
	await database.transaction((tx) => takePlace(tx, pool, { orderId: `demo-${subscriberId}`, until: null, now }))
}
