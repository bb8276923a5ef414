import type { Queryable } from '../../../platform/database/open-database.ts'
import { findNames } from '../../accounts/public.ts'
import { findReplyAuthors } from './tables.ts'

/** Tells under which names replies appear, by reply; those that are gone are left out. */
export async function findReplyNames(db: Queryable, replyIds: readonly string[]): Promise<Map<string, string>> {
	const authors = await findReplyAuthors(db, replyIds)
	const names = await findNames(db, [...authors.values()])
	return new Map([...authors].map(([replyId, authorId]) => [replyId, names.get(authorId) ?? '']))
}
