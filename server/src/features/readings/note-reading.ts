import { AppError } from '@aravalli/shared/errors'
import { isPossibleId } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deleteOldReadings, upsertReading } from './tables.ts'

/** @throws AppError `content.not-found`: only what is published is remembered */
export async function noteReading(
	database: Database,
	userId: string,
	{ kind, itemId }: { kind: string; itemId: string },
): Promise<void> {
	if (!isPossibleId(itemId)) throw new AppError('content.not-found')
	const isKnown = await database.transaction(async (tx) => {
		const isStored = await upsertReading(tx, userId, { kind, itemId })
		if (isStored) await deleteOldReadings(tx, userId)
		return isStored
	})
	if (!isKnown) throw new AppError('content.not-found')
}
