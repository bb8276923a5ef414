import { AppError } from '@aravalli/shared/errors'
import { listReadablePages } from '../../answer-copies/public.ts'
import type { EvaluationServices, Evaluator } from '../evaluation-services.ts'
import { findOpen } from './open-workspace.ts'

interface Wanted {
	evaluationId: string
	pageId: string
	size: 'small' | 'full' | undefined
}

/** Reads the picture of a page. @throws AppError `evaluation.not-found`, `evaluation.not-yours`, `file.not-found` */
export async function readPage(
	{ database: { db }, files }: EvaluationServices,
	evaluator: Evaluator,
	{ evaluationId, pageId, size }: Wanted,
): Promise<Buffer> {
	const { copyId } = await findOpen(db, evaluator, evaluationId)
	const page = (await listReadablePages(db, [copyId])).find((one) => one.pageId === pageId)
	if (!page) throw new AppError('file.not-found')
	const { readingFileId, fullFileId } = page
	const content =
		size === 'full' ? await files.read(fullFileId ?? readingFileId) : await files.read(readingFileId, size)
	if (!content) throw new AppError('file.not-found')
	return content
}
