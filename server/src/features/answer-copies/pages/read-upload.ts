/**
 * Makes what was uploaded readable. It may be done twice, also at once and by two processes: what the first has stored
 * stays, and what the second has made goes.
 */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { maxPagesOf, paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import { storeAway } from '../../../platform/files/file-store.ts'
import type { KeptFile } from '../../../platform/files/files.ts'
import { lockCopy } from '../evaluating/tables.ts'
import { isSameArrangement } from './arrangement.ts'
import { type KeptPage, keepPictures } from './keep-pictures.ts'
import { tooManyPages } from './page-room.ts'
import type { ReadingServices } from './reading-services.ts'
import { storeReadPages } from './store-read-pages.ts'
import {
	countOtherPages,
	findOriginal,
	findPage,
	findUnmadePage,
	type Original,
	setRead,
	updatePage,
} from './tables.ts'

/** Is wrong with the file itself: reading it once more finds the same. */
const refusals: readonly ErrorCode[] = [
	'copy.page-type',
	'copy.pdf-protected',
	'copy.pdf-too-many-pages',
	'copy.too-many-pages',
	'file.damaged',
	'file.too-many-pixels',
	'file.side-too-long',
	'file.too-slow',
]

/** @throws what it fails with, where trying again may help */
export async function readUpload(services: ReadingServices, uploadId: string): Promise<void> {
	const { database } = services
	const original = await findOriginal(database.db, uploadId)
	if (!original || original.upload.state === 'refused') return
	if (original.upload.state === 'ready' && !(await findUnmadePage(database.db, uploadId))) return
	try {
		await withFile(services, original, async (path) => {
			if (original.upload.state === 'reading') await readFirst(services, original, path)
			await remakePages(services, original, path)
		})
	} catch (error) {
		if (!(error instanceof AppError) || !refusals.includes(error.code)) throw error
		await database.transaction((tx) => setRead(tx, uploadId, error.code))
	}
}

async function withFile(
	{ files, newPath }: ReadingServices,
	{ upload: { fileId }, sizeBytes }: Original,
	work: (path: string) => Promise<void>,
): Promise<void> {
	const content = await files.readPart(fileId, { first: 0, last: sizeBytes - 1 })
	if (!content) throw new Error('The original of a page is missing.')
	const path = newPath()
	try {
		await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error) => {
			throw 'syscall' in error ? storeAway(error) : error
		})
		await work(path)
	} finally {
		await rm(path, { force: true })
	}
}

async function readFirst(
	services: ReadingServices,
	{ upload, owner, questionId }: Original,
	path: string,
): Promise<void> {
	const { database, files, pagePictures } = services
	const mostPages = maxPagesOf(questionId)
	const maxPages = mostPages - (await countOtherPages(database.db, upload))
	const pages = await pagePictures.read(path, { maxPages, owner }).catch((error) => {
		throw maxPages < mostPages || paperIdOf(questionId) !== null ? inOurWords(error, questionId) : error
	})
	const kept: KeptPage[] = []
	let used: KeptFile[] = []
	try {
		for (const page of pages) kept.push(await keepPictures(files, page, upload.fileName))
		used = await database.transaction((tx) => storeReadPages(services, tx, { upload, owner, pages, kept }))
	} finally {
		await files.discard(kept.flatMap((page) => page.files).filter((file) => !used.includes(file)))
	}
}

/** A file that has few pages enough may be too long for what the answer has already. */
const inOurWords = (error: unknown, questionId: string) =>
	error instanceof AppError && error.code === 'copy.pdf-too-many-pages' ? new AppError(tooManyPages(questionId)) : error

/** A learner may turn a page again while it is being made: then it is made once more. */
async function remakePages(services: ReadingServices, { upload, owner }: Original, path: string): Promise<void> {
	const { database, files, pagePictures } = services
	for (;;) {
		const page = await findUnmadePage(database.db, upload.id)
		if (!page) return
		const { id, copyId, part, turn, crop } = page
		const made = await pagePictures.remake(path, { part, turn, crop, owner })
		const kept = await keepPictures(files, made, upload.fileName)
		let isUsed = false
		try {
			isUsed = await database.transaction(async (tx) => {
				await lockCopy(tx, copyId)
				const now = await findPage(tx, copyId, id)
				if (!now || now.readingFileId !== null || !isSameArrangement(now, page)) return false
				await files.attach(tx, kept.files)
				await updatePage(tx, id, kept.picture)
				return true
			})
		} finally {
			if (!isUsed) await files.discard(kept.files)
		}
	}
}
