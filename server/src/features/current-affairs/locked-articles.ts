import type { ServerKind } from '../../content/server-kind.ts'
import { isLocked } from './present-article.ts'
import { readerOf } from './reader.ts'

/** Tells which articles are closed to a reader. */
export const lockedArticles: NonNullable<ServerKind['lockedIds']> = async (db, ids, caller) => {
	const reader = await readerOf(db, caller)
	return new Set(ids.filter((id) => isLocked({ id }, reader)))
}
