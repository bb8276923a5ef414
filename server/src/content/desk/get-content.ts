import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Change } from './change-content.ts'
import type { ContentType } from './content-type.ts'
import type { Desk } from './desk.ts'
import { type PresentableRow, type PresentedItem, presentItem } from './present-content.ts'
import { findContent } from './tables.ts'
import { untouchedRow } from './untouched-row.ts'

/** @throws AppError `content.not-found` */
export async function getContent<Data extends object>(
	{ database: { db }, type, findNames }: Desk<Data>,
	{ id, viewerId }: Change,
): Promise<PresentedItem<Data>> {
	const row = (await findContent(db, { type: type.name, id })) ?? (await untouched(db, type, id))
	const names = await findNames(db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(type, row, { viewerId, names })
}

async function untouched(db: Queryable, type: ContentType, id: string): Promise<PresentableRow> {
	const live = await type.load(db, id)
	if (!live) throw new AppError('content.not-found')
	return untouchedRow(id, live)
}
