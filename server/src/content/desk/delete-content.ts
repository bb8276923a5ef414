import { reinstateItem, withdrawItem } from '../storing/tables.ts'
import { type Change, type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { noteDeletion } from './tables.ts'

/** Readers do not see it any more; nothing is lost. @throws AppError `content.not-found`, `content.changed` */
export function deleteContent(desk: Desk, { version, ...change }: ChangeOfVersion): Promise<PresentedItem> {
	return changeContent(desk, change, async (tx, row) => {
		if (row.status === 'deleted') return false
		await refuseUnseen(tx, desk, row, version)
		if (row.isPublished) await withdrawItem(tx, desk.own, row.id)
		await noteDeletion(tx, row, change.viewerId)
		return row.isPublished
	})
}

/**
 * Makes the item what it was before it was deleted, for readers too.
 * @throws AppError `content.not-found`
 */
export function restoreContent(desk: Desk, change: Change): Promise<PresentedItem> {
	return changeContent(desk, change, async (tx, row) => {
		if (row.status !== 'deleted') return false
		if (row.isPublished) await reinstateItem(tx, desk.own, row.id)
		await noteDeletion(tx, row, null)
		return row.isPublished
	})
}
