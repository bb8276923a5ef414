import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import { lockOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { checkRoom, keepUpload } from '../pages/keep-upload.ts'
import { takePageOut } from '../pages/remove-page.ts'
import { findUpload, listPages } from '../pages/tables.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { formKeyOf, uploadIdOf } from '../uploading/upload-id.ts'
import { beginCopy } from './begin-copy.ts'
import { submitCopy } from './submit-copy.ts'

interface WholeCopy {
	userId: string
	subscriptionId: string | null
	questionId: string
	files: readonly ReceivedFile[]
}

/**
 * Sends an answer in one call: all of its files or nothing. Where one is refused, the others stay in the draft, and are not stored again when they come
 * with the next try. What else the draft had goes: the call is the whole answer.
 *
 * @returns its id
 * @throws AppError as `beginCopy`, `keepUpload` and `submitCopy`, and what a file was refused for when it was read
 */
export async function sendWholeCopy(services: CopyServices, { files, ...begun }: WholeCopy): Promise<string> {
	const { userId, subscriptionId } = begun
	const copy = await beginCopy(services, { ...begun, day: null })
	const copyId = copy.id
	if (files.length === 0) throw new AppError('copy.no-pages')
	const hashes: string[] = []
	for (const { path } of files) hashes.push(await hashOf(path))
	if (new Set(hashes).size < hashes.length) throw new AppError('copy.page-twice')
	await takeOutOthers(services, { userId, copyId, hashes })
	const uploadIds: string[] = []
	for (const [index, file] of files.entries()) {
		uploadIds.push(await keepOnce(services, { userId, copy, file, sha256: hashes[index] ?? '' }))
	}
	await Promise.all(uploadIds.map((id) => services.reading.read(id, userId)))
	await refuseUnread(services, { userId, copyId, uploadIds })
	const pages = await listPages(services.database.db, copyId)
	const pageIds = uploadIds.flatMap((uploadId) =>
		pages.flatMap(({ page }) => (page.uploadId === uploadId ? [page] : [])).toSorted((a, b) => a.part - b.part),
	)
	await submitCopy(services, { userId, copyId, subscriptionId, pageIds: pageIds.map(({ id }) => id) })
	return copyId
}

interface OneFile {
	userId: string
	copy: AnswerCopyRow
	file: ReceivedFile
	sha256: string
}

/** @returns the upload that has the file, from before or from now */
async function keepOnce(services: CopyServices, { sha256, copy, ...given }: OneFile): Promise<string> {
	const sent = { ...given, copyId: copy.id }
	const pages = await listPages(services.database.db, sent.copyId)
	const known = pages.find(({ upload }) => upload.sha256 === sha256 && upload.state !== 'refused')
	if (known) return known.upload.id
	checkRoom(copy, pages, sha256)
	const uploadKey = formKeyOf(sha256)
	const uploadId = uploadIdOf(sent.copyId, uploadKey)
	await keepUpload(services, { ...sent, uploadId, uploadKey, sha256 })
	return uploadId
}

async function takeOutOthers(
	{ database, files }: CopyServices,
	{ userId, copyId, hashes }: { userId: string; copyId: string; hashes: readonly string[] },
): Promise<void> {
	await database.transaction(async (tx) => {
		const copy = await lockOwnCopy(tx, userId, copyId)
		if (copy?.state !== 'draft') throw new AppError('copy.submitted')
		const others = (await listPages(tx, copyId)).filter(
			({ upload }) => upload.state === 'refused' || !hashes.includes(upload.sha256),
		)
		for (const { page } of others) await takePageOut(tx, files, page.id)
	})
}

/** @throws AppError of the first file that was refused, which is taken out */
async function refuseUnread(
	services: CopyServices,
	{ userId, copyId, uploadIds }: { userId: string; copyId: string; uploadIds: readonly string[] },
): Promise<void> {
	const { db } = services.database
	const uploads = await Promise.all(uploadIds.map((id) => findUpload(db, id)))
	const refused = uploads.find((upload) => upload?.state === 'refused')
	if (!refused?.refusal) return
	const hashes = uploads.flatMap((upload) => upload?.sha256 ?? [])
	await takeOutOthers(services, { userId, copyId, hashes })
	throw new AppError(refused.refusal as ErrorCode)
}

async function hashOf(path: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(path), hash)
	return hash.digest('hex')
}
