import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import { readItemFiles } from '../../content/read-item-files.ts'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { postFile, toPost } from './post-file.ts'
import { serverPosts } from './post-kind.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/blogs', import.meta.url))

/** Stores the demo posts, all or none, in a database that has no post yet. Their days are counted back from `now`. */
export async function seedPosts(
	database: Database,
	log: DatabaseLog,
	{ now, folder = contentFolder }: { now: Date; folder?: string },
): Promise<void> {
	const today = indiaDay(now)
	await seedKind(
		database,
		log,
		serverPosts,
		() => readItemFiles(folder, postFile, (file) => toPost(file, today)),
		today,
	)
}
