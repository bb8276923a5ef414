import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database.ts'

/** Takes away all content of kinds with its indexes, and what else is named, with what belongs to it. */
export async function emptyContent({ db }: Database, ...others: string[]): Promise<void> {
	const tables = [
		'published_items',
		'content_index',
		'content_counts',
		'content_rules',
		'content_items',
		'content_versions',
		'search_entries',
		'search_terms',
		...others,
	]
	await db.execute(sql.raw(`truncate ${tables.join(', ')} cascade`))
}
