import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Section } from '@aravalli/shared/study-material/section'
import type { Database } from '../../platform/database/open-database.ts'
import { findItem, type ItemDetails } from './tables.ts'

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
const idPattern = /^[a-z0-9-]{1,120}$/

/** @throws AppError `study-item.not-found`, also for one that is not published, or that is in another section */
export async function getItem(
	{ db }: Database,
	section: Section,
	id: string,
	language: Language,
): Promise<ItemDetails> {
	const row = idPattern.test(id) ? await findItem(db, section, id, language) : null
	if (!row) throw new AppError('study-item.not-found')
	return row
}
