import { randomBytes } from 'node:crypto'
import type { MediaData } from '@aravalli/shared/media/contract'
import { MEDIA_NAME_MAX, MEDIA_SMALL_SIDE_PIXELS, type MediaTexts } from '@aravalli/shared/media/media'
import type { KeptPicture } from '../../../platform/files/files.ts'
import type { ReceivedFile } from '../../../platform/files/received-form.ts'
import type { MediaServices } from '../media-services.ts'
import { presentMedia } from '../present-media.ts'
import { findMedia, findUpload, type MediaRow } from '../reading/tables.ts'
import { storedTexts } from './stored-texts.ts'
import { insertMedia, lockUploads } from './tables.ts'

interface SentMedia {
	uploaderId: string
	file: ReceivedFile
	/** An empty name stands for that of the file. */
	texts: MediaTexts
	idempotencyKey: string | null
}

/**
 * Keeps a picture for all kinds of content: made anew, without what a camera wrote into it. A repeated upload answers what it has stored
 * before.
 *
 * @throws AppError `file.*`; a refused field `name` or `alt`
 */
export async function addMedia(services: MediaServices, sent: SentMedia): Promise<MediaData> {
	const { database, files, findNames } = services
	const texts = storedTexts({ ...sent.texts, name: sent.texts.name || nameOf(sent.file) })
	// The key is looked for first, so that nobody works on a picture that would be thrown away.
	const row = (await findKnown(services, sent)) ?? (await keep())
	return presentMedia(row, await findNames(database.db, [row.uploadedBy]))

	async function keep(): Promise<MediaRow> {
		const kept = await files.keepPicture(sent.file, sent.uploaderId, MEDIA_SMALL_SIDE_PIXELS)
		let isStored = false
		try {
			const id = await store(services, { ...sent, texts, kept })
			isStored = id !== null
			const stored = id === null ? await findKnown(services, sent) : await findMedia(database.db, id)
			if (!stored) throw new Error('A picture was neither there nor stored.')
			return stored
		} finally {
			if (!isStored) await files.discard([kept])
		}
	}
}

const findKnown = async ({ database }: MediaServices, { uploaderId, idempotencyKey }: SentMedia) =>
	idempotencyKey === null ? null : findUpload(database.db, uploaderId, idempotencyKey)

interface NewUpload extends Omit<SentMedia, 'texts'> {
	texts: ReturnType<typeof storedTexts>
	kept: KeptPicture
}

/** Returns null where the same upload was stored before. */
async function store({ database, files }: MediaServices, upload: NewUpload): Promise<string | null> {
	const { uploaderId, idempotencyKey, texts, kept } = upload
	const id = randomBytes(16).toString('hex')
	return database.transaction(async (tx) => {
		await lockUploads(tx, uploaderId)
		if (idempotencyKey !== null && (await findUpload(tx, uploaderId, idempotencyKey))) return null
		await files.attach(tx, [kept])
		await insertMedia(tx, { id, fileId: kept.fileId, ...texts, uploadedBy: uploaderId, idempotencyKey })
		return id
	})
}

/** Names a picture as its file, without what names the format. */
function nameOf({ fileName }: ReceivedFile): string {
	const name = fileName.replace(/\.\w{1,5}$/, '').slice(0, MEDIA_NAME_MAX)
	return name.toWellFormed().trim() || 'picture'
}
