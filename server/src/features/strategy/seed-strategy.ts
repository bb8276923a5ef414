import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routineKind, strategyKind, topicKind } from '@aravalli/shared/strategy/kinds'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { routineDays, syllabusPapers } from '@aravalli/shared/strategy/values'
import type { z } from 'zod'
import { seedKind } from '../../content/seed-kind.ts'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import { routineFile, syllabusFile, tabFile, toDay, toItems, toTopics } from './strategy-files.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/strategy', import.meta.url))

/** Stores the demo strategy, syllabus and routine, of each all or none, where there is none yet. */
export async function seedStrategy(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	const read = async <S extends z.ZodType>(shape: S, below: string, name: string): Promise<z.output<S>> =>
		shape.parse(JSON.parse(await readFile(join(folder, below, `${name}.json`), 'utf8')))
	await seedKind(database, log, { kind: strategyKind }, async () => {
		const prelims = prelimsTabs.map(async (tab) => toItems(`prelims-${tab}`, await read(tabFile, 'prelims', tab)))
		const mains = mainsTabs.map(async (tab) => toItems(`mains-${tab}`, await read(tabFile, 'mains', tab)))
		return (await Promise.all([...prelims, ...mains])).flat()
	})
	await seedKind(database, log, { kind: topicKind }, async () => {
		const papers = (['PRELIMS', ...syllabusPapers] as const).map(async (paper) =>
			toTopics(paper, await read(syllabusFile, 'syllabus', paper.toLowerCase().replaceAll('_', '-'))),
		)
		return (await Promise.all(papers)).flat()
	})
	await seedKind(database, log, { kind: routineKind }, () =>
		Promise.all(
			routineDays.map(async (day) => ({ id: day, item: toDay(day, await read(routineFile, 'routine', day)) })),
		),
	)
}
