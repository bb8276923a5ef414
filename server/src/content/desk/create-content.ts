import { AppError } from '@aravalli/shared/errors'
import type { Desk } from './desk.ts'
import { type PresentedItem, presentItem } from './present-content.ts'
import { findContent, findCreation, insertContent } from './tables.ts'
import { keepVersion } from './versions/tables.ts'

interface Creation<Data> {
	viewerId: string
	content: Data
	/** It is null where the call is not going to be sent again. */
	idempotencyKey: string | null
}

/** Begins a draft; asked again with the same key, it answers the draft that it made, as it is by now. */
export async function createContent<Data extends object>(
	{ database, type, findNames, noteUses }: Desk<Data>,
	{ viewerId, content, idempotencyKey }: Creation<Data>,
): Promise<PresentedItem<Data>> {
	const data = type.clean(content)
	const id = type.newId(data)
	const { db } = database
	const isNew = await database.transaction(async (tx) => {
		const isInserted = await insertContent(tx, {
			type: type.name,
			id,
			data,
			isPublished: false,
			publishedVersion: null,
			createdBy: viewerId,
			updatedBy: viewerId,
			idempotencyKey,
			hindiState: type.languages(data).hindi,
		})
		if (!isInserted) return false
		await keepVersion(tx, { type: type.name, id, version: 1, data, savedBy: viewerId })
		await noteUses(tx, { kind: type.name, id, usedIn: 'copy', content: data })
		return true
	})
	const row = isNew
		? await findContent(db, { type: type.name, id })
		: await findCreation(db, viewerId, idempotencyKey ?? '')
	if (row?.type !== type.name) throw new AppError('content.not-found')
	const names = await findNames(db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(type, row, { viewerId, names })
}
