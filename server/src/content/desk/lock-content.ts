import { languageState } from '@aravalli/shared/content/language-state'
import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Desk } from './desk.ts'
import { findLive } from './live-items.ts'
import { type ContentRow, insertContent, lockContentRow } from './tables.ts'
import { keepVersion } from './versions/tables.ts'

/**
 * Locks the item, which nobody else changes until the transaction ends. One that came with the product gets its row
 * here, as version 1: of several who touch it first, all find the same.
 *
 * @throws AppError `content.not-found`
 */
export async function lockContent(
	tx: Transaction,
	{ own: { kind }, noteUses }: Pick<Desk, 'own' | 'noteUses'>,
	id: string,
): Promise<ContentRow> {
	const key = { type: kind.name, id }
	const known = await lockContentRow(tx, key)
	if (known) return known
	const live = await findLive(tx, kind, id)
	if (!live) throw new AppError('content.not-found')
	const { data, isPublished, updatedAt } = live
	const hindiState = languageState(kind, data.hindi)
	await insertContent(tx, {
		...key,
		data,
		hindiState,
		isPublished,
		publishedVersion: 1,
		updatedAt: new Date(updatedAt),
	})
	await keepVersion(tx, { ...key, version: 1, data, savedBy: null })
	for (const usedIn of ['copy', 'published'] as const)
		await noteUses(tx, { kind: kind.name, id, usedIn, content: data })
	const row = await lockContentRow(tx, key)
	if (!row) throw new Error(`${kind.name} ${id} was neither there nor stored`)
	return row
}

export function refuseDeleted({ status }: ContentRow): void {
	if (status === 'deleted') throw new AppError('content.deleted')
}

/** @throws AppError `content.changed` (details: `version`, `savedAt`, `savedByName`) when the caller has not seen the newest version */
export async function refuseUnseen(
	tx: Transaction,
	{ findNames }: Pick<Desk, 'findNames'>,
	row: ContentRow,
	seenVersion: number,
): Promise<void> {
	if (row.version === seenVersion) return
	const { version, updatedAt, updatedBy } = row
	const names = await findNames(tx, updatedBy === null ? [] : [updatedBy])
	const savedByName = names.get(updatedBy ?? '') ?? ''
	throw new AppError('content.changed', { version, savedAt: updatedAt.toISOString(), savedByName })
}
