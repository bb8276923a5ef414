import { indiaDay } from '@aravalli/shared/india-time'
import type { Transaction } from '../../platform/database/open-database.ts'
import { type Change, type ChangeOfVersion, changeContent } from './change-content.ts'
import type { Desk } from './desk.ts'
import { refuseDeleted, refuseUnseen } from './lock-content.ts'
import type { PresentedItem } from './present-content.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { type ContentRow, notePublication } from './tables.ts'
import { noteVersionPublished } from './versions/tables.ts'

/** @throws AppError `content.not-found`, `content.deleted`, `content.changed`, `content.incomplete` with what is missing where */
export function publishContent<Data extends object>(
	desk: Desk<Data>,
	{ version, isHindiCurrent, ...change }: ChangeOfVersion & { isHindiCurrent: boolean },
): Promise<PresentedItem<Data>> {
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
export async function showNewestVersion<Data extends object>(
	tx: Transaction,
	{ type, noteUses }: Pick<Desk<Data>, 'type' | 'noteUses'>,
	row: ContentRow,
	publishedBy: string | null,
): Promise<void> {
	await type.publish(tx, row.id, row.data as Data)
	await noteVersionPublished(tx, row, row.version)
	await notePublication(tx, row, { isPublished: true, publishedVersion: row.version }, publishedBy)
	await noteUses(tx, { kind: row.type, id: row.id, usedIn: 'published', content: row.data })
}

/** @throws AppError `content.not-found`, `content.deleted`, `content.changed` */
export function unpublishContent<Data extends object>(
	desk: Desk<Data>,
	{ version, ...change }: ChangeOfVersion,
): Promise<PresentedItem<Data>> {
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		await refuseUnseen(tx, desk, row, version)
		if (!row.isPublished) return false
		await desk.type.withdraw(tx, row.id)
		await notePublication(tx, row, { isPublished: false, publishedVersion: row.publishedVersion }, change.viewerId)
		return true
	})
}

/**
 * Undoes an unpublishing; nothing happens to what was never published.
 *
 * @throws AppError `content.not-found`, `content.deleted`
 */
export function reinstateContent<Data extends object>(desk: Desk<Data>, change: Change): Promise<PresentedItem<Data>> {
	return changeContent(desk, change, async (tx, row) => {
		refuseDeleted(row)
		if (row.isPublished || row.publishedVersion === null) return false
		await desk.type.reinstate(tx, row.id)
		await notePublication(tx, row, { isPublished: true, publishedVersion: row.publishedVersion }, change.viewerId)
		return true
	})
}
