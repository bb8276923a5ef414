import type { Database } from '../database/open-database.ts'
import { fileStore } from './tables.ts'

/**
 * Reads what a database calls its part of the file store, whose collector removes what the database has no row for:
 * two databases that are given one folder or bucket by mistake never see each other's files.
 */
export async function readStoreId({ db }: Database): Promise<string> {
	const [row] = await db.select().from(fileStore)
	if (!row) throw new Error('The database does not name its part of the file store.')
	return row.id
}
