import type { Kind } from '@aravalli/shared/content/kind'
import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Change } from './change-content.ts'
import type { Desk } from './desk.ts'
import { findLive } from './live-items.ts'
import { type PresentableRow, type PresentedItem, presentItem } from './present-content.ts'
import { findContent } from './tables.ts'
import { untouchedRow } from './untouched-row.ts'

/** @throws AppError `content.not-found` */
export async function getContent(
	{ database: { db }, own: { kind }, findNames }: Desk,
	{ id, viewerId }: Change,
): Promise<PresentedItem> {
	const row = (await findContent(db, { type: kind.name, id })) ?? (await untouched(db, kind, id))
	const names = await findNames(db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(kind, row, { viewerId, names })
}

async function untouched(db: Queryable, kind: Kind, id: string): Promise<PresentableRow> {
	const live = await findLive(db, kind, id)
	if (!live) throw new AppError('content.not-found')
	return untouchedRow(live)
}
