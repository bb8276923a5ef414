import { indiaDay } from '@aravalli/shared/india-time'
import type { Database, DatabaseLog } from '../platform/database/open-database.ts'
import type { DemoFiles } from './demo-files.ts'
import { readDemoFiles } from './read-demo-files.ts'
import { seedKind } from './seed-kind.ts'

interface Options {
	/** Is the moment from which days of the demo count back. */
	now?: Date
	/** Is where the demo lies, if elsewhere than ours. */
	content?: string | undefined
}

/** Stores the demo of kinds, of each all or none, where there is nothing of the kind yet. */
export async function seedFiles(
	database: Database,
	log: DatabaseLog,
	demos: readonly DemoFiles[],
	{ now = new Date(), content }: Options = {},
): Promise<void> {
	const today = indiaDay(now)
	for (const [own, ofKind] of Map.groupBy(demos, (files) => files.own)) {
		const read = async () => (await Promise.all(ofKind.map((files) => readDemoFiles(files, today, content)))).flat()
		await seedKind(database, log, own, read, today)
	}
}
