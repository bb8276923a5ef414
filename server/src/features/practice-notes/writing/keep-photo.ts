import { AppError } from '@aravalli/shared/errors'
import { MAX_PHOTOS_PER_QUESTION } from '@aravalli/shared/practice-notes/practice-note'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Files, KeptPicture } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { photoAddress } from '../present-kept.ts'
import { orSignedOut } from './or-signed-out.ts'
import { countPhotos, findPhotoByKey, insertPhoto, isOpen, type StoredPhoto } from './tables.ts'

interface Services {
	database: Database
	files: Files
}

interface SentPhoto {
	userId: string
	/** Null: kept with no question. */
	target: PracticeTarget | null
	file: ReceivedFile
	idempotencyKey: string | null
}

/**
 * Keeps a photo of an answer: made upright and smaller, without what the camera wrote into it. A repeated write answers what it has
 * stored before.
 *
 * @throws AppError `question.not-found`, `photo.too-many`, `photo.not-an-image`, `file.*`
 */
export async function keepPhoto(services: Services, sent: SentPhoto) {
	const { db } = services.database
	const known = await findKnown(services, sent)
	if (known) return presentUpload(known)
	if (sent.target && !(await isOpen(db, sent.target))) throw new AppError('question.not-found')
	if (sent.target && (await countPhotos(db, sent.userId, sent.target)) >= MAX_PHOTOS_PER_QUESTION) {
		throw new AppError('photo.too-many')
	}
	const kept = await services.files.keepPicture(sent.file, sent.userId).catch(inOurWords)
	const isStored = await store(services, sent, kept).catch(orSignedOut)
	if (isStored) return presentUpload({ ...kept, fileName: kept.originalName })
	await services.files.discard([kept])
	const stored = await findKnown(services, sent)
	if (!stored) throw new AppError('file.missing')
	return presentUpload(stored)
}

const findKnown = async ({ database }: Services, { userId, idempotencyKey }: SentPhoto) =>
	idempotencyKey === null ? null : findPhotoByKey(database.db, userId, idempotencyKey)

async function store(
	{ database, files }: Services,
	{ userId, target, idempotencyKey }: SentPhoto,
	kept: KeptPicture,
): Promise<boolean> {
	return database.transaction(async (tx) => {
		await files.attach(tx, [kept])
		const isNew = await insertPhoto(tx, { fileId: kept.fileId, userId, target, idempotencyKey })
		if (!isNew) await files.release(tx, [kept.fileId])
		return isNew
	})
}

function inOurWords(error: unknown): never {
	throw error instanceof AppError && error.code === 'file.not-an-image' ? new AppError('photo.not-an-image') : error
}

function presentUpload({ fileId, fileName, sizeBytes, mediaType }: StoredPhoto) {
	return { fileUrl: photoAddress(fileId), fileName, fileSize: sizeBytes, mimeType: mediaType }
}
