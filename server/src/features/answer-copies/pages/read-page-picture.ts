import { AppError } from '@aravalli/shared/errors'
import { findOwnCopy } from '../copies/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { findPage } from './tables.ts'

interface Asked {
	userId: string
	copyId: string
	pageId: string
	size?: 'small' | 'full' | undefined
}

/** @throws AppError `copy.not-found`, `file.not-found` where it was not made yet, `files.unavailable` */
export async function readPagePicture(
	{ database: { db }, files }: Pick<CopyServices, 'database' | 'files'>,
	{ userId, copyId, pageId, size }: Asked,
): Promise<Buffer> {
	const page = (await findOwnCopy(db, userId, copyId)) && (await findPage(db, copyId, pageId))
	if (!page) throw new AppError('copy.not-found')
	const { readingFileId, fullFileId } = page
	const fileId = size === 'full' ? (fullFileId ?? readingFileId) : readingFileId
	const content = fileId && (await files.read(fileId, size === 'small' ? 'small' : undefined))
	if (!content) throw new AppError('file.not-found')
	return content
}
