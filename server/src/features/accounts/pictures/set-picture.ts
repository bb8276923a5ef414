import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Pictures } from '../../../platform/pictures/pictures.ts'
import { type UserRow, updateUser } from '../tables.ts'
import { deletePicture, findPicture, storePicture } from './tables.ts'

/**
 * Takes a picture in the place of the one before. It lies in the table and not in the file store: it is small, there is one to an
 * account, and it goes with it.
 *
 * @param path the file that was sent
 * @throws AppError as `Pictures.make`
 */
export async function setPicture(
	{ transaction }: Database,
	pictures: Pictures,
	userId: string,
	path: string,
): Promise<{ fileId: string; sizeBytes: number }> {
	const [picture] = await pictures.make(path, [{ maxSidePixels: 256, fit: 'square' }], userId)
	if (!picture) throw new Error('No picture was made.')
	const { content } = picture
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

/** Returns null where there is no such picture, or no longer. */
export async function readPicture({ db }: Database, fileId: string): Promise<Buffer | null> {
	return /^[\w-]{22}$/.test(fileId) ? findPicture(db, fileId) : null
}
