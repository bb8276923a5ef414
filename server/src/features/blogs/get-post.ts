import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Database } from '../../platform/database/open-database.ts'
import { findPost, type PostDetails } from './tables.ts'

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
const idPattern = /^[a-z0-9-]{1,120}$/

/** @throws AppError `blog.not-found`, also for one that is not published */
export async function getPost({ db }: Database, id: string, language: Language): Promise<PostDetails> {
	const row = idPattern.test(id) ? await findPost(db, id, language) : null
	if (!row) throw new AppError('blog.not-found')
	return row
}
