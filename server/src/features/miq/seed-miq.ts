import { fileURLToPath } from 'node:url'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { serverMiq } from './miq-kind.ts'
import { miqFile, toMiq } from './question-file.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/miq', import.meta.url))

/** Stores the demo questions, all or none, in a database that has no most important question yet. */
export async function seedMiq(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	await seedKind(database, log, serverMiq, () => readItemFiles(folder, miqFile, toMiq))
}
