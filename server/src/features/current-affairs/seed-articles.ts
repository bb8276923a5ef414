import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { articleFile, toArticle } from './article-file.ts'
import { serverArticles } from './server-kind.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/current-affairs', import.meta.url))

/**
 * Stores the demo articles, all or none, in a database that has no article yet. Those of one day are read in the order in which they
 * are stored, the last one first.
 */
export async function seedArticles(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	const today = indiaDay(now)
	const readArticles = async () => {
		const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
		return Promise.all(
			names.map(async (name) => {
				const file = articleFile.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
				return { id: basename(name, '.json'), item: toArticle(file, today) }
			}),
		)
	}
	await seedKind(database, log, serverArticles, readArticles, today)
}
