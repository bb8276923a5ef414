import type { Kind } from '@aravalli/shared/content/kind'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { Counters } from '../platform/counters.ts'
import type { Database } from '../platform/database/open-database.ts'
import { getItem } from './items.ts'

/**
 * Counts that an item was opened, practised or the like, and gives the answer to whoever said so.
 * @throws AppError `notFound`: only published items are counted
 */
export async function countUse(
	{ database, counters }: { database: Database; counters: Counters },
	kind: Kind,
	id: string,
	{ counter, notFound }: { counter: string; notFound: ErrorCode },
) {
	await getItem(database.db, kind, id, { language: 'english', hasBodies: false, notFound })
	counters.add(counter, id)
	return { data: { isCounted: true as const } }
}
