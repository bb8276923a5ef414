import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/open-database.ts'
import { insertSubscription } from './tables.ts'

const MONTH_MILLISECONDS = 30 * 86_400_000

/** Gives the demo subscriber a monthly evaluation plan, from today. */
export async function seedSubscription({ db }: Database, userId: string, now: Date): Promise<void> {
	await insertSubscription(db, {
		id: randomUUID(),
		userId,
		kind: 'evaluation-plan',
		itemId: 'monthly',
		title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
		startsAt: now,
		endsAt: new Date(now.getTime() + MONTH_MILLISECONDS),
	})
}
