import type { Files, KeptFile } from '../../../platform/files/files.ts'
import type { PagePicturesMade } from '../../../platform/page-pictures/page-pictures.ts'

export interface KeptPage {
	files: KeptFile[]
	picture: { readingFileId: string; fullFileId: string | null; width: number; height: number }
}

/** Stores the pictures of a page. They are nobody's until they are attached. */
export async function keepPictures(files: Files, made: PagePicturesMade, originalName: string): Promise<KeptPage> {
	const { content, widthPixels: width, heightPixels: height } = made.reading
	const reading = await files.keepMade({ ...made.reading, content, small: made.small.content }, originalName)
	const full = made.full && (await files.keepContent(made.full.content, { mediaType: 'image/jpeg', originalName }))
	return {
		files: full ? [reading, full] : [reading],
		picture: { readingFileId: reading.fileId, fullFileId: full?.fileId ?? null, width, height },
	}
}
