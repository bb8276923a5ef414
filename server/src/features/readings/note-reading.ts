import { AppError } from '@aravalli/shared/errors'
import { isPossibleId } from '../../content/items.ts'
import { noteActivity } from '../study-log/public.ts'
import type { ReadingServices } from './reading-services.ts'
import { deleteOldReadings, upsertReading } from './tables.ts'

/** @throws AppError `content.not-found`: only what is published is remembered */
export async function noteReading(
	{ database, now }: ReadingServices,
	userId: string,
	{ kind, itemId }: { kind: string; itemId: string },
): Promise<void> {
	if (!isPossibleId(itemId)) throw new AppError('content.not-found')
	const isKnown = await database.transaction(async (tx) => {
		const isStored = await upsertReading(tx, userId, { kind, itemId }, now())
		if (!isStored) return false
		await deleteOldReadings(tx, userId)
		await noteActivity(tx, { userId, kind: 'reading', item: `${kind}/${itemId}`, now: now() })
		return true
	})
	if (!isKnown) throw new AppError('content.not-found')
}
