import type { Database } from '../../../platform/database/open-database.ts'
import { deleteOldDownloads, type downloads, upsertDownload } from './tables.ts'

/** Remembers that somebody has an item, for the list of what is theirs. */
export async function noteDownload(database: Database, download: typeof downloads.$inferInsert): Promise<void> {
	await database.transaction(async (tx) => {
		await upsertDownload(tx, download)
		await deleteOldDownloads(tx, download.userId)
	})
}
