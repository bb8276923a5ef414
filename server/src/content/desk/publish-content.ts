import { indiaDay } from '@aravalli/shared/india-time'
import type { Transaction } from '../../platform/database/open-database.ts'
import { reinstateItem, upsertItem, withdrawItem } from '../storing/tables.ts'
import { type Change, type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { itemOfCopy } from './item-of-copy.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { type ContentRow, notePublication } from './tables.ts'
import { noteVersionPublished } from './versions/tables.ts'

/** @throws AppError `content.not-found`, `content.deleted`, `content.changed`, `content.incomplete` with what is missing where */
export function publishContent(
	desk: Desk,
	{ version, isHindiCurrent, ...change }: ChangeOfVersion & { isHindiCurrent: boolean },
): Promise<PresentedItem> {
	const { now } = desk
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		await refuseUnseen(tx, desk, row, version)
		if (row.status === 'published') return false
		await refuseIncomplete(tx, desk, row, { today: indiaDay(now()), isHindiCurrent })
		await showNewestVersion(tx, desk, row, change.viewerId)
		return true
	})
}

/** Shows readers what a locked row holds, which has no problems. */
export async function showNewestVersion(
	tx: Transaction,
	{ own, noteUses }: Pick<Desk, 'own' | 'noteUses'>,
	row: ContentRow,
	publishedBy: string | null,
): Promise<void> {
	await upsertItem(tx, own, itemOfCopy(own.kind, row.id, row.data))
	await noteVersionPublished(tx, row, row.version)
	await notePublication(tx, row, { isPublished: true, publishedVersion: row.version }, publishedBy)
	await noteUses(tx, { kind: row.type, id: row.id, usedIn: 'published', content: row.data })
}

/** @throws AppError `content.not-found`, `content.deleted`, `content.changed` */
export function unpublishContent(desk: Desk, { version, ...change }: ChangeOfVersion): Promise<PresentedItem> {
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		await refuseUnseen(tx, desk, row, version)
		if (!row.isPublished) return false
		await withdrawItem(tx, desk.own, row.id)
		await notePublication(tx, row, { isPublished: false, publishedVersion: row.publishedVersion }, change.viewerId)
		return true
	})
}

/**
 * Undoes an unpublishing; nothing happens to what was never published.
 *
 * @throws AppError `content.not-found`, `content.deleted`
 */
export function reinstateContent(desk: Desk, change: Change): Promise<PresentedItem> {
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		if (row.isPublished || row.publishedVersion === null) return false
		await reinstateItem(tx, desk.own, row.id)
		await notePublication(tx, row, { isPublished: true, publishedVersion: row.publishedVersion }, change.viewerId)
		return true
	})
}
