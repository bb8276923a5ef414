/** Says where the files of an answer lie within a copy of all of somebody's data: one folder for each answer, by its day. */
export interface CopyFolder {
	id: string
	/** Is 'YYYY-MM-DD'. */
	day: string
}

export const copyFolder = ({ id, day }: CopyFolder): string => `answer-copies/${day}-${id}`

/** What was sent may be a photo or a PDF file of several pages. */
export function sentPath(copy: CopyFolder, { uploadId, mediaType }: { uploadId: string; mediaType: string }): string {
	const kind = mediaType.split('/')[1] ?? ''
	return `${copyFolder(copy)}/sent-${uploadId}.${kind === 'jpeg' ? 'jpg' : kind}`
}

/** @param position counts from 0 */
export function pagePath(copy: CopyFolder, { pageId, position }: { pageId: string; position: number }): string {
	return `${copyFolder(copy)}/page-${position + 1}-${pageId}.webp`
}
