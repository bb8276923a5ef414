import { placePages } from '@aravalli/shared/answer-copies/place-pages'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { findBooklets } from '../booklet/tables.ts'
import { belongsTo } from '../copies/belongs-to.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { listPages, setPositions } from './tables.ts'

/** Puts the pages of an answer that were printed for it into their order. The copy is locked. */
export async function orderByBooklet(tx: Transaction, copy: AnswerCopyRow): Promise<void> {
	const pages = (await listPages(tx, copy.id)).map(({ page }) => page)
	const ids = pages.flatMap(({ bookletId }) => bookletId ?? [])
	const booklets = new Map((await findBooklets(tx, ids)).map((booklet) => [booklet.id, booklet]))
	const placeable = pages.map(({ id: pageId, bookletId, bookletPage: page }) => {
		const booklet = booklets.get(bookletId ?? '')
		return { pageId, code: booklet && page !== null ? { belongs: belongsTo(booklet, copy), page } : null }
	})
	await setPositions(tx, placePages(placeable).order)
}
