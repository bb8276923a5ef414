import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@aravalli/shared/errors'
import { storeAway } from '../../../platform/files/file-store.ts'
import type { ContentFileServices } from '../content-file-services.ts'
import type { ContentFile } from '../tables.ts'
import { findPicture, insertPicture } from './tables.ts'

export interface DrawingServices extends Pick<ContentFileServices, 'database' | 'files' | 'pagePictures'> {
	/** Gives the path of a temporary file. */
	newPath: () => string
}

/**
 * Gives a page of a document as a WebP picture of at most 1,600 pixels a side. It is made when it is first asked for and kept.
 *
 * @param page counts from 1
 * @param owner the account that asks: accounts take turns
 * @throws AppError `file.not-found` for a page that it does not have, and as `PagePictures.remake`
 */
export async function drawDocumentPage(
	services: DrawingServices,
	document: ContentFile,
	page: number,
	owner: string,
): Promise<Buffer> {
	const { database, files } = services
	if (page > (document.pages ?? 0)) throw new AppError('file.not-found')
	const known = await findPicture(database.db, document.fileId, page)
	const kept = known === null ? null : await files.read(known)
	if (kept) return kept
	if (known !== null) throw new AppError('file.not-found')
	return withFile(services, document, (path) => makePicture(services, { document, page, owner, path }))
}

interface Making {
	document: ContentFile
	page: number
	owner: string
	path: string
}

async function makePicture(
	{ database, files, pagePictures }: DrawingServices,
	{ document: { fileId }, page, owner, path }: Making,
): Promise<Buffer> {
	const { reading, small } = await pagePictures.remake(path, { part: page - 1, turn: 0, crop: null, owner })
	const picture = await files.keepMade({ ...reading, small: small.content }, `${fileId}-${page}.webp`)
	let isUsed = false
	try {
		isUsed = await database.transaction(async (tx) => {
			await files.attach(tx, [picture])
			if (await insertPicture(tx, { fileId, page, pictureId: picture.fileId })) return true
			await files.release(tx, [picture.fileId])
			return false
		})
	} finally {
		if (!isUsed) await files.discard([picture])
	}
	return reading.content
}

async function withFile<T>(
	{ files, newPath }: DrawingServices,
	{ fileId, sizeBytes }: ContentFile,
	work: (path: string) => Promise<T>,
): Promise<T> {
	const content = await files.readPart(fileId, { first: 0, last: sizeBytes - 1 })
	if (!content) throw new AppError('file.not-found')
	const path = newPath()
	try {
		await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error) => {
			throw 'syscall' in error ? storeAway(error) : error
		})
		return await work(path)
	} finally {
		await rm(path, { force: true })
	}
}
