import type { CopyPage } from '@aravalli/shared/answer-copies/contract'
import { warningsOf } from '@aravalli/shared/answer-copies/page-quality'
import { placePages } from '@aravalli/shared/answer-copies/place-pages'
import type { ErrorCode } from '@aravalli/shared/errors'
import type { PageWithUpload } from '../pages/tables.ts'
import type { AnswerBookletRow, AnswerCopyRow } from '../tables.ts'
import { belongsTo } from './belongs-to.ts'

interface Shown {
	copy: AnswerCopyRow
	booklets: ReadonlyMap<string, AnswerBookletRow>
	/** By the ids of questions, in the reader's language. */
	questionTexts: ReadonlyMap<string, string>
	sentenceOf: (code: ErrorCode) => string
}

export function presentPage({ page, upload }: PageWithUpload, shown: Shown): CopyPage {
	const { id: pageId, width, height, turn, crop, sharpness, brightness, readingFileId } = page
	const refusal = upload.refusal as ErrorCode | null
	return {
		...{ pageId, width, height, turn, crop, refusal },
		state: stateOf({ page, upload }),
		refusalText: refusal && shown.sentenceOf(refusal),
		fileName: upload.fileName,
		uploadKey: upload.uploadKey,
		warnings: sharpness === null || brightness === null ? [] : warningsOf({ sharpness, brightness }),
		booklet: presentBooklet(page, shown),
		version: readingFileId?.slice(0, 8) ?? '',
	}
}

export function stateOf({ page, upload }: PageWithUpload): CopyPage['state'] {
	if (upload.state === 'refused') return 'refused'
	return page.readingFileId === null ? 'reading' : 'ready'
}

function presentBooklet({ bookletId, bookletPage }: PageWithUpload['page'], shown: Shown): CopyPage['booklet'] {
	const booklet = shown.booklets.get(bookletId ?? '')
	if (!booklet || bookletPage === null) return null
	const belongs = belongsTo(booklet, shown.copy)
	const questionText = belongs === 'other-question' ? (shown.questionTexts.get(booklet.questionId) ?? null) : null
	return { page: bookletPage, pages: booklet.pages, belongs, questionText }
}

/** Names the pages of the own booklet that are missing before the last one that is there. */
export const missingPages = (pages: readonly CopyPage[]): number[] =>
	placePages(pages.map(({ pageId, booklet }) => ({ pageId, code: booklet }))).missing
