import { type Change, type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { noteDeletion } from './tables.ts'

/** Readers do not see it any more; nothing is lost. @throws AppError `content.not-found`, `content.changed` */
export function deleteContent<Data extends object>(
	desk: Desk<Data>,
	{ version, ...change }: ChangeOfVersion,
): Promise<PresentedItem<Data>> {
	return changeContent(desk, change, async (tx, row) => {
		if (row.status === 'deleted') return false
		await refuseUnseen(tx, desk, row, version)
		if (row.isPublished) await desk.type.withdraw(tx, row.id)
		await noteDeletion(tx, row, change.viewerId)
		return row.isPublished
	})
}

/**
 * Makes the item what it was before it was deleted, for readers too.
 * @throws AppError `content.not-found`
 */
export function restoreContent<Data extends object>(desk: Desk<Data>, change: Change): Promise<PresentedItem<Data>> {
	return changeContent(desk, change, async (tx, row) => {
		if (row.status !== 'deleted') return false
		if (row.isPublished) await desk.type.reinstate(tx, row.id)
		await noteDeletion(tx, row, null)
		return row.isPublished
	})
}
