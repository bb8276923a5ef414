import type { ContentFileUse } from '@aravalli/shared/content-files/content-file'
import { DOCUMENT_MAX_BYTES } from '@aravalli/shared/content-files/content-file'
import { AppError } from '@aravalli/shared/errors'
import type { ReceivedFile } from '../../platform/files/received-form.ts'
import { contentFileAddress } from './content-file-address.ts'
import type { ContentFileServices } from './content-file-services.ts'
import { countPages } from './count-pages.ts'
import { type ContentFileType, readFileType } from './file-type.ts'
import { insertContentFiles } from './tables.ts'

interface Sending {
	/** Is the account of the editor. */
	owner: string
	/** Is what the field takes; without it anything that content can have is taken. */
	use?: ContentFileUse | undefined
}

/**
 * Keeps a video or a document as it was sent. The pages of a document are counted, and the first is drawn: what only begins like a PDF is
 * no document.
 *
 * @throws AppError `courses.file-type`, `courses.file-too-large`, `content-file.no-pages`, `files.unavailable`, and as `PagePictures.remake`
 */
export async function addContentFile(
	{ database, files, pagePictures, now }: ContentFileServices,
	sent: ReceivedFile,
	{ owner, use }: Sending,
) {
	const mediaType = await readFileType(sent.path)
	if (!mediaType || !isFor(mediaType, use)) throw new AppError('courses.file-type')
	const isDocument = mediaType === 'application/pdf'
	if (isDocument && sent.sizeBytes > DOCUMENT_MAX_BYTES) throw new AppError('courses.file-too-large')
	const pages = isDocument ? await countPages(pagePictures, sent.path, owner) : null
	const kept = await files.keepReceived(sent, mediaType)
	try {
		await database.transaction(async (tx) => {
			await files.attach(tx, [kept])
			await insertContentFiles(tx, [{ fileId: kept.fileId, pages, createdAt: now() }])
		})
	} catch (error) {
		await files.discard([kept])
		throw error
	}
	return {
		fileUrl: contentFileAddress(kept.fileId),
		fileName: kept.originalName,
		fileSize: kept.sizeBytes,
		mimeType: mediaType,
	}
}

const isFor = (mediaType: ContentFileType, use: ContentFileUse | undefined) =>
	use === undefined || mediaType.startsWith('video/') === (use === 'video')
