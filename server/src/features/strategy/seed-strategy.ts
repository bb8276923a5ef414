import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routineDays, syllabusPapers } from '@aravalli/shared/strategy/contract'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import type { z } from 'zod'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { routineFile, syllabusFile, tabFile, toDayRow, toItemRows, toTopicRows } from './strategy-files.ts'
import { hasStrategy, insertStrategy, type StrategyRows } from './tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/strategy', import.meta.url))

/** Stores the demo strategy, syllabus and routine, all or none, in a database that has none of them. */
export async function seedStrategy(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	if (await hasStrategy(database.db)) return
	const rows = await readRows(folder)
	await database.transaction((tx) => insertStrategy(tx, rows))
	log.info(
		{ items: rows.items.length, topics: rows.topics.length, days: rows.days.length },
		'The demo strategy, syllabus and weekly routine have been stored.',
	)
}

async function readRows(folder: string): Promise<StrategyRows> {
	const read = async <S extends z.ZodType>(shape: S, kind: string, name: string): Promise<z.output<S>> =>
		shape.parse(JSON.parse(await readFile(join(folder, kind, `${name}.json`), 'utf8')))
	const tabs = [
		...prelimsTabs.map((tab) => ({ stage: 'prelims' as const, tab })),
		...mainsTabs.map((tab) => ({ stage: 'mains' as const, tab })),
	]
	const papers = (['PRELIMS', ...syllabusPapers] as const).map((paper) => ({
		paper,
		name: paper.toLowerCase().replaceAll('_', '-'),
	}))
	const [items, topics, days] = await Promise.all([
		Promise.all(tabs.map(async ({ stage, tab }) => toItemRows(stage, tab, await read(tabFile, stage, tab)))),
		Promise.all(papers.map(async ({ paper, name }) => toTopicRows(paper, await read(syllabusFile, 'syllabus', name)))),
		Promise.all(routineDays.map(async (day) => toDayRow(day, await read(routineFile, 'routine', day)))),
	])
	return { items: items.flat(), topics: topics.flat(), days }
}
