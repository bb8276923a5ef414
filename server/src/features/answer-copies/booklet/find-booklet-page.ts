import type { Queryable } from '../../../platform/database/open-database.ts'
import type { AnswerBookletRow } from '../tables.ts'
import { isSigned, parseBookletCode } from './booklet-code.ts'
import { findBooklets } from './tables.ts'

/**
 * Finds the booklet and the page that a picture shows, by the texts of its codes. Null where none is signed, and where
 * several say different things, as on a picture of two sheets.
 */
export async function findBookletPage(
	db: Queryable,
	texts: readonly string[],
): Promise<{ booklet: AnswerBookletRow; page: number } | null> {
	const codes = texts.flatMap((text) => parseBookletCode(text) ?? [])
	const booklets = await findBooklets(db, [...new Set(codes.map(({ bookletId }) => bookletId))])
	const signed = codes.flatMap((code) => {
		const booklet = booklets.find((each) => isSigned(code, each))
		return booklet ? [{ booklet, page: code.page }] : []
	})
	const [first, ...others] = signed
	const isSame = others.every(({ booklet, page }) => booklet.id === first?.booklet.id && page === first.page)
	return first && isSame ? first : null
}
