import { isDeepStrictEqual } from 'node:util'
import type { Kind } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import { withTyped } from '@aravalli/shared/content/transfer-legacy'
import { AppError } from '@aravalli/shared/errors'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { cleanedCopy } from '../../desk/cleaned-copy.ts'
import type { DeskServices } from '../../desk/desk.ts'
import { findLive } from '../../desk/live-items.ts'
import { lockContent, refuseDeleted } from '../../desk/lock-content.ts'
import { showNewestVersion } from '../../desk/publish-content.ts'
import { publishingProblems } from '../../desk/refuse-incomplete.ts'
import { storeNextVersion } from '../../desk/save-content.ts'
import { type ContentRow, findContent, insertContent } from '../../desk/tables.ts'
import { keepVersion } from '../../desk/versions/tables.ts'
import type { ServerKind } from '../../server-kind.ts'
import { warning } from './check-copy.ts'
import { noteOutcome, type RowToStore, takeRow } from './tables.ts'

interface StoreSettings extends Pick<DeskServices, 'noteUses'> {
	own: ServerKind
	importId: string
	/** Texts in legacy fonts are stored as they were typed. */
	keepsLegacy: boolean
	/** Readers are to see it, where nothing keeps it from them. */
	isPublished: boolean
	viewerId: string
	now: Date
}

/**
 * Stores one row of an import, unless it has been stored before.
 *
 * @throws AppError `content.changed`, `content.deleted` where somebody was at the entry since the file was read: nothing is overwritten
 */
export async function storeRow(tx: Transaction, settings: StoreSettings, number: number): Promise<void> {
	const { own, importId, isPublished, keepsLegacy, viewerId, now } = settings
	const taken = await takeRow(tx, importId, number)
	if (!taken) return
	const given = keepsLegacy ? asTyped(own.kind, taken) : taken
	const stored = given.version === null ? await insertNew(tx, settings, given) : await saveOver(tx, settings, given)
	if (!isPublished || stored.status === 'published') return
	const problems = publishingProblems(own.kind, stored, indiaDay(now))
	if (problems.length === 0) await showNewestVersion(tx, settings, stored, viewerId)
	else {
		const failures = problems.map((problem) => warning(own.kind, problem))
		await noteOutcome(tx, importId, number, { outcome: 'draft', failures })
	}
}

const asTyped = (kind: Kind, row: RowToStore): RowToStore => ({
	...row,
	data: cleanedCopy(kind, withTyped(kind, row.data, row.conversions)),
})

async function insertNew(
	tx: Transaction,
	{ own: { kind }, viewerId, noteUses }: StoreSettings,
	{ itemId: id, data }: RowToStore,
): Promise<ContentRow> {
	const key = { type: kind.name, id }
	// It may have come with the product, or be published by now, and have no row.
	const isTaken = (await findLive(tx, kind, id)) !== null
	const isInserted =
		!isTaken &&
		(await insertContent(tx, {
			...key,
			data,
			isPublished: false,
			publishedVersion: null,
			createdBy: viewerId,
			updatedBy: viewerId,
			hindiState: languageState(kind, data.hindi),
		}))
	if (!isInserted) throw new AppError('content.changed')
	await keepVersion(tx, { ...key, version: 1, data, savedBy: viewerId })
	await noteUses(tx, { kind: kind.name, id, usedIn: 'copy', content: data })
	return findAgain(tx, key)
}

async function saveOver(
	tx: Transaction,
	settings: StoreSettings,
	{ itemId, version, data }: RowToStore,
): Promise<ContentRow> {
	const row = await lockContent(tx, settings, itemId)
	refuseDeleted(row)
	if (isDeepStrictEqual(data, row.data)) return row
	if (row.version !== version) throw new AppError('content.changed')
	await storeNextVersion(tx, settings, row, { data, savedBy: settings.viewerId })
	return findAgain(tx, row)
}

async function findAgain(tx: Transaction, key: { type: string; id: string }): Promise<ContentRow> {
	const row = await findContent(tx, key)
	if (!row) throw new Error(`${key.type} ${key.id} was stored and is not there`)
	return row
}
