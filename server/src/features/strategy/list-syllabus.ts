import type { Language } from '@aravalli/shared/language'
import { type MainsPaper, type SyllabusTopic, syllabusPapers } from '@aravalli/shared/strategy/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentTopic } from './present-strategy.ts'
import { listMainsTopics, listPrelimsTopics } from './tables.ts'

export async function listPrelimsSyllabus({ db }: Database, language: Language): Promise<SyllabusTopic[]> {
	const rows = await listPrelimsTopics(db)
	return rows.map((row) => presentTopic(row, language))
}

/** Lists the papers that have topics. */
export async function listMainsSyllabus({ db }: Database, language: Language): Promise<MainsPaper[]> {
	const rows = await listMainsTopics(db)
	const papers = syllabusPapers.map((paper) => ({
		paper,
		topics: rows
			.filter((row) => row.paper === paper)
			// The table lets no topic of the mains be without one, so the 0 is never seen.
			.map((row) => ({ ...presentTopic(row, language), weightagePercent: row.weightagePercent ?? 0 })),
	}))
	return papers.filter(({ topics }) => topics.length > 0)
}
