import type { Transaction } from '../../platform/database/open-database.ts'
import type { Desk } from './desk.ts'
import { lockContent } from './lock-content.ts'
import { type PresentedItem, presentItem } from './present-content.ts'
import { type ContentRow, findContent } from './tables.ts'

export interface Change {
	id: string
	viewerId: string
}

export interface ChangeOfVersion extends Change {
	/** Is the newest version that the caller saw. */
	version: number
}

type Work = (tx: Transaction, row: ContentRow) => Promise<boolean>

/**
 * Runs one editor's change of one item, alone with it, and answers what the item is then.
 *
 * @param work answers whether what readers see has changed
 * @throws AppError `content.not-found`
 */
export async function changeContent(desk: Desk, { id, viewerId }: Change, work: Work): Promise<PresentedItem> {
	const { database, own, findNames, onPublished } = desk
	const { row, isSeenByReaders } = await database.transaction(async (tx) => {
		const locked = await lockContent(tx, desk, id)
		const isSeen = await work(tx, locked)
		return { row: (await findContent(tx, locked)) ?? locked, isSeenByReaders: isSeen }
	})
	if (isSeenByReaders) onPublished()
	const names = await findNames(database.db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(own.kind, row, { viewerId, names })
}
