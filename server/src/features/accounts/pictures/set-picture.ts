import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/open-database.ts'
import { type UserRow, updateUser } from '../tables.ts'
import { makePicture } from './make-picture.ts'
import { deletePicture, findPicture, storePicture } from './tables.ts'

/**
 * Takes a picture in the place of the one before.
 *
 * @throws AppError `file.not-an-image`
 */
export async function setPicture(
	{ transaction }: Database,
	userId: string,
	sent: Buffer,
): Promise<{ fileId: string; sizeBytes: number }> {
	const content = await makePicture(sent)
	const fileId = randomBytes(16).toString('base64url')
	await transaction(async (tx) => {
		await storePicture(tx, userId, fileId, content)
		await updateUser(tx, userId, { pictureId: fileId })
	})
	return { fileId, sizeBytes: content.length }
}

export async function removePicture({ transaction }: Database, userId: string): Promise<UserRow | null> {
	return transaction(async (tx) => {
		await deletePicture(tx, userId)
		return updateUser(tx, userId, { pictureId: null })
	})
}

/** Null where there is none, or no longer. */
export async function readPicture({ db }: Database, fileId: string): Promise<Buffer | null> {
	return /^[\w-]{22}$/.test(fileId) ? findPicture(db, fileId) : null
}
