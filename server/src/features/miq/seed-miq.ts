import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { serverMiq } from './miq-kind.ts'
import { miqFile, toMiq } from './question-file.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/miq', import.meta.url))

/** Stores the demo questions, all or none, in a database that has no most important question yet. */
export async function seedMiq(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	await seedKind(database, log, serverMiq, () => readQuestions(folder))
}

/** Those of a day come in the order of their ids, whatever their folders. */
async function readQuestions(folder: string) {
	const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json'))
	const ids = new Map(paths.map((path) => [basename(path, '.json'), path]))
	return Promise.all(
		[...ids].sort().map(async ([id, path]) => {
			const file = miqFile.parse(JSON.parse(await readFile(join(folder, path), 'utf8')))
			return { id, item: toMiq(file) }
		}),
	)
}
