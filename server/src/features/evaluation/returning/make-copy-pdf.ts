import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { answerSheet } from '../../../platform/pdf/answer-sheet.ts'
import type { KeptFiles } from '../../../platform/pdf/kept-files.ts'
import { accountCaller, type PdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { printableJson } from '../../../platform/pdf/printable-json.ts'
import { listReadablePages, type ReadablePage } from '../../answer-copies/public.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { copySheet, pictureName } from './copy-sheet.ts'
import { getReturned } from './get-returned.ts'
import { presentEvaluation } from './present-evaluation.ts'
import { shownEvaluations } from './shown-evaluations.ts'
import { listDrawn } from './tables.ts'

export interface CopyPdfMaking {
	files: Pick<Files, 'read'>
	/** Is for documents of many pages. */
	pdf: PdfRenderer
	/** Is the public origin, without a trailing slash. */
	origin: string
}

export interface ReturningServices extends CopyPdfMaking {
	database: Database
	/** Keeps files that were made: some are asked for again at once. */
	kept: KeptFiles
	now: () => Date
}

interface Asked {
	copyId: string
	userId: string
	language: Language
}

const source = answerSheet + readFileSync(new URL('./copy.typ', import.meta.url), 'utf8')

/** What must reach the page as it is. */
const unbroken = ['address', 'svg', 'circled', 'picture']

/**
 * Makes the file of a returned copy: a summary, then its pages with all that was drawn.
 *
 * @throws AppError `copy.not-found`, `copy.not-returned`, `file.not-found`, and as the PDF renderer
 */
export async function makeCopyPdf(
	services: ReturningServices,
	asked: Asked,
): Promise<{ content: Buffer; disposition: ReturnType<typeof attachment> }> {
	const { copy, pages, inputs } = await writeSheet(services, services.database.db, asked)
	const pictures = pages.map(({ readingFileId }) => readingFileId).join(' ')
	const key = hash('sha1', source + inputs.sheet + pictures, 'base64url')
	const content = await services.kept.get(key, () => setPages(services, pages, inputs, asked.userId))
	return { content, disposition: attachment(`${copyLabel(copy.number)}.pdf`) }
}

/**
 * Makes the same file without keeping it.
 *
 * @throws AppError as `makeCopyPdf`
 */
export async function setCopyPdf(making: CopyPdfMaking, db: Queryable, asked: Asked): Promise<Buffer> {
	const { pages, inputs } = await writeSheet(making, db, asked)
	return setPages(making, pages, inputs, asked.userId)
}

async function writeSheet({ origin }: CopyPdfMaking, db: Queryable, { copyId, userId, language }: Asked) {
	const copy = await getReturned(db, copyId, userId)
	const evaluations = shownEvaluations(await listDrawn(db, [copyId]), copy.returnedAt).map((shown) =>
		presentEvaluation(shown, copy.returnedAt),
	)
	const pages = await listReadablePages(db, [copyId])
	const question = (await findCopyQuestions(db, [copy.questionId], language)).get(copy.questionId)?.question ?? null
	const address = `${origin}/upload-answersheet/history/${copyId}`
	const inputs = {
		sheet: printableJson(copySheet({ copy, question, evaluations, pages, address, language }), unbroken),
	}
	return { copy, pages, inputs }
}

async function setPages(
	{ files, pdf }: CopyPdfMaking,
	pages: readonly ReadablePage[],
	inputs: Record<string, string>,
	userId: string,
): Promise<Buffer> {
	return pdf.render(source, inputs, accountCaller(userId), await readPictures(files, pages))
}

async function readPictures(files: Pick<Files, 'read'>, pages: readonly ReadablePage[]) {
	const pictures: Record<string, Buffer> = {}
	for (const [index, { readingFileId }] of pages.entries()) {
		const picture = await files.read(readingFileId)
		if (!picture) throw new AppError('file.not-found')
		pictures[pictureName(index)] = picture
	}
	return pictures
}
