import { AppError } from '@aravalli/shared/errors'
import { belongsTo } from '../copies/belongs-to.ts'
import { stateOf } from '../copies/present-pages.ts'
import { assertPages } from '../pages/page-room.ts'
import type { PageWithUpload } from '../pages/tables.ts'
import type { AnswerBookletRow, AnswerCopyRow } from '../tables.ts'

interface Given {
	copy: AnswerCopyRow
	stored: readonly PageWithUpload[]
	/** Are the pages that the learner sees, in their order. */
	pageIds: readonly string[]
	booklets: ReadonlyMap<string, AnswerBookletRow>
}

/**
 * Tells whether the pages of an answer can be sent.
 *
 * @throws AppError `copy.no-pages`, `copy.too-many-pages`, `copy.pages-changed`, `copy.page-refused`, `copy.pages-unread`
 *   or `copy.page-foreign`, checked in that order
 */
export function checkPages({ copy, stored, pageIds, booklets }: Given): void {
	if (stored.length === 0 && pageIds.length === 0) throw new AppError('copy.no-pages')
	assertPages(Math.max(stored.length, pageIds.length), copy)
	if (!isSameSet(stored, pageIds)) throw new AppError('copy.pages-changed')
	const states = stored.map(stateOf)
	if (states.includes('refused')) throw new AppError('copy.page-refused')
	if (states.includes('reading')) throw new AppError('copy.pages-unread')
	const isForeign = ({ page: { bookletId } }: PageWithUpload) => {
		const booklet = booklets.get(bookletId ?? '')
		return booklet !== undefined && belongsTo(booklet, copy) !== 'here'
	}
	if (stored.some(isForeign)) throw new AppError('copy.page-foreign')
}

export function isSameSet(stored: readonly PageWithUpload[], pageIds: readonly string[]): boolean {
	const given = new Set(pageIds)
	return pageIds.length === stored.length && stored.every(({ page }) => given.has(page.id))
}
