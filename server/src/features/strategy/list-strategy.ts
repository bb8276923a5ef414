import type { Language } from '@aravalli/shared/language'
import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import type { MainsTab, PrelimsTab } from '@aravalli/shared/strategy/tabs'
import type { Database } from '../../platform/database/open-database.ts'
import { presentItem } from './present-strategy.ts'
import { listItems } from './tables.ts'

export async function listPrelimsStrategy(
	{ db }: Database,
	tab: PrelimsTab,
	language: Language,
): Promise<StrategyItem[]> {
	const rows = await listItems(db, 'prelims', tab)
	return rows.map((row) => presentItem(row, language))
}

/** Whoever asks has been admitted before (`admit-reader.ts`). */
export async function listMainsStrategy({ db }: Database, tab: MainsTab, language: Language): Promise<StrategyItem[]> {
	const rows = await listItems(db, 'mains', tab)
	return rows.map((row) => presentItem(row, language))
}
