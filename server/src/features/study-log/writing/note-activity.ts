import { indiaDay } from '@aravalli/shared/india-time'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { refreshSummary } from './refresh-summary.ts'
import { addToSummary, countActivity, insertActivity, lockStudy } from './tables.ts'

/** Names what the product notes by itself. `item` of a reading is 'kind/id', of a practice 'type/question', else an id. */
export type ActivityKind = 'reading' | 'practice' | 'quiz' | 'answer'

export interface Activity {
	userId: string
	kind: ActivityKind
	item: string
	now: Date
}

/**
 * Notes that somebody has studied something, once a day for each thing. It is called in the transaction of what it notes, as its last
 * step: two that note for one learner wait for each other here.
 */
export async function noteActivity(tx: Transaction, { userId, kind, item, now }: Activity): Promise<void> {
	const day = indiaDay(now)
	if (!(await insertActivity(tx, { userId, day, kind, item }))) return
	await lockStudy(tx, userId)
	if (await countActivity(tx, userId, day)) await refreshSummary(tx, userId)
	else await addToSummary(tx, userId)
}
