import { AppError } from '@aravalli/shared/errors'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { Change } from './change-content.ts'
import type { ContentType } from './content-type.ts'
import type { Desk } from './desk.ts'
import { type PresentableRow, type PresentedItem, presentItem } from './present-content.ts'
import { findContent } from './tables.ts'

/** @throws AppError `content.not-found` */
export async function getContent<Data extends object>(
	{ database: { db }, type, findNames }: Desk<Data>,
	{ id, viewerId }: Change,
): Promise<PresentedItem<Data>> {
	const row = (await findContent(db, { type: type.name, id })) ?? (await untouched(db, type, id))
	const names = await findNames(db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(type, row, { viewerId, names })
}

/** Content that came with the product and was never changed is version 1. */
async function untouched(db: Queryable, type: ContentType, id: string): Promise<PresentableRow> {
	const live = await type.load(db, id)
	if (!live) throw new AppError('content.not-found')
	const { data, isPublished, updatedAt } = live
	const status = isPublished ? 'published' : 'draft'
	return { id, data, status, version: 1, publishedVersion: 1, updatedBy: null, updatedAt: new Date(updatedAt) }
}
