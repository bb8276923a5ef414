import type { Queryable } from '../../platform/database/open-database.ts'
import { listSubscriptions } from './tables.ts'

/** For a copy of all of somebody's data. */
export async function exportSubscriptions(db: Queryable, userId: string): Promise<object[]> {
	const rows = await listSubscriptions(db, userId)
	return rows.map(({ id, kind, itemId, title, startsAt, endsAt, cancelledAt, createdAt }) => ({
		id,
		kind,
		itemId,
		title,
		startsAt,
		endsAt,
		cancelledAt,
		createdAt,
	}))
}
