import { AppError } from '@aravalli/shared/errors'
import { MAX_PHOTOS_PER_QUESTION, PHOTO_QUOTA_BYTES } from '@aravalli/shared/practice-notes/practice-note'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import type { Files, KeptPicture } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { photoAddress } from '../present-kept.ts'
import { countPhotos, findPhotoByKey, insertPhoto, isOpen, lockKeeping, type StoredPhoto } from './tables.ts'

interface Services {
	database: Database
	files: Files
}

interface SentPhoto {
	userId: string
	/** It is null where it is kept with no question. */
	target: PracticeTarget | null
	file: ReceivedFile
	idempotencyKey: string | null
}

/**
 * Keeps a photo of an answer: made upright and smaller, without what the camera wrote into it. A repeated write answers what it has
 * stored before.
 *
 * @throws AppError `question.not-found`, `photo.too-many`, `photo.no-room`, `photo.not-an-image`, `file.*`
 */
export async function keepPhoto(services: Services, sent: SentPhoto) {
	const { db } = services.database
	const known = await findKnown(services, sent)
	if (known) return presentUpload(known)
	if (sent.target && !(await isOpen(db, sent.target))) throw new AppError('question.not-found')
	// The room is checked first, so that nobody works on what would be refused.
	await assertRoom(db, sent, 0)
	const kept = await services.files.keepPicture(sent.file, sent.userId).catch(inOurWords)
	const isStored = await storeOrDiscard(services, sent, kept)
	if (isStored) return presentUpload({ ...kept, fileName: kept.originalName })
	const stored = await findKnown(services, sent)
	if (!stored) throw new AppError('file.missing')
	return presentUpload(stored)
}

const findKnown = async ({ database }: Services, { userId, idempotencyKey }: SentPhoto) =>
	idempotencyKey === null ? null : findPhotoByKey(database.db, userId, idempotencyKey)

/** @throws AppError `photo.too-many`, `photo.no-room` */
async function assertRoom(db: Queryable, { userId, target }: SentPhoto, addedBytes: number): Promise<void> {
	const { ofQuestion, sizeBytes } = await countPhotos(db, userId, target)
	if (ofQuestion >= MAX_PHOTOS_PER_QUESTION) throw new AppError('photo.too-many')
	if (sizeBytes + addedBytes > PHOTO_QUOTA_BYTES) throw new AppError('photo.no-room')
}

async function storeOrDiscard(services: Services, sent: SentPhoto, kept: KeptPicture): Promise<boolean> {
	let isStored = false
	try {
		isStored = await store(services, sent, kept).catch(orSignedOut)
		return isStored
	} finally {
		if (!isStored) await services.files.discard([kept])
	}
}

async function store({ database, files }: Services, sent: SentPhoto, kept: KeptPicture): Promise<boolean> {
	const { userId, target, idempotencyKey } = sent
	return database.transaction(async (tx) => {
		await lockKeeping(tx, userId)
		if (idempotencyKey !== null && (await findPhotoByKey(tx, userId, idempotencyKey))) return false
		await assertRoom(tx, sent, kept.sizeBytes)
		await files.attach(tx, [kept])
		return insertPhoto(tx, { fileId: kept.fileId, userId, target, idempotencyKey })
	})
}

function inOurWords(error: unknown): never {
	throw error instanceof AppError && error.code === 'file.not-an-image' ? new AppError('photo.not-an-image') : error
}

function presentUpload({ fileId, fileName, sizeBytes, mediaType }: StoredPhoto) {
	return { fileUrl: photoAddress(fileId), fileName, fileSize: sizeBytes, mimeType: mediaType }
}
