import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { articleFile, toNewArticle } from './article-file.ts'
import { hasArticles, insertArticles } from './storing/tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/current-affairs', import.meta.url))

/** Stores the demo articles, all or none, in a database that has no article yet. */
export async function seedArticles(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	if (await hasArticles(database.db)) return
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	const articles = await Promise.all(
		names.map(async (name) => {
			const file = articleFile.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return toNewArticle(basename(name, '.json'), file, indiaDay(now))
		}),
	)
	// Articles of one day are read in the order in which they were stored, the last one first.
	await database.transaction((tx) => insertArticles(tx, articles))
	log.info({ articles: articles.length }, 'The demo articles have been stored.')
}
