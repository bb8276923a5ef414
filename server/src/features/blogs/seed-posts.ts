import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { postFile, toNewPost } from './post-file.ts'
import { insertPosts } from './storing/tables.ts'
import { hasPosts } from './tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/blogs', import.meta.url))

/** Stores the demo posts, all or none, in a database that has no post yet. Their days are counted back from `now`. */
export async function seedPosts(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	if (await hasPosts(database.db)) return
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	const posts = await Promise.all(
		names.map(async (name) => {
			const file = postFile.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return toNewPost(basename(name, '.json'), file, indiaDay(now))
		}),
	)
	await database.transaction((tx) => insertPosts(tx, posts))
	log.info({ posts: posts.length }, 'The demo blog posts have been stored.')
}
