import type { AnyCopy } from '@aravalli/shared/content/kind'
import { languageState } from '@aravalli/shared/content/language-state'
import { AppError } from '@aravalli/shared/errors'
import { cleanedCopy } from './cleaned-copy.ts'
import type { Desk } from './desk.ts'
import { newId } from './new-id.ts'
import { type PresentedItem, presentItem } from './present-content.ts'
import { findContent, findCreation, insertContent } from './tables.ts'
import { keepVersion } from './versions/tables.ts'

interface Creation {
	viewerId: string
	content: AnyCopy
	/** It is null where the call is not going to be sent again. */
	idempotencyKey: string | null
}

/** Begins a draft; asked again with the same key, it answers the draft that it made, as it is by now. */
export async function createContent(
	{ database, own: { kind }, findNames, noteUses }: Desk,
	{ viewerId, content, idempotencyKey }: Creation,
): Promise<PresentedItem> {
	const data = cleanedCopy(kind, content)
	const id = newId(kind, data)
	const { db } = database
	const isNew = await database.transaction(async (tx) => {
		const isInserted = await insertContent(tx, {
			type: kind.name,
			id,
			data,
			isPublished: false,
			publishedVersion: null,
			createdBy: viewerId,
			updatedBy: viewerId,
			idempotencyKey,
			hindiState: languageState(kind, data.hindi),
		})
		if (!isInserted) return false
		await keepVersion(tx, { type: kind.name, id, version: 1, data, savedBy: viewerId })
		await noteUses(tx, { kind: kind.name, id, usedIn: 'copy', content: data })
		return true
	})
	const row = isNew
		? await findContent(db, { type: kind.name, id })
		: await findCreation(db, viewerId, idempotencyKey ?? '')
	if (row?.type !== kind.name) throw new AppError('content.not-found')
	const names = await findNames(db, row.updatedBy === null ? [] : [row.updatedBy])
	return presentItem(kind, row, { viewerId, names })
}
