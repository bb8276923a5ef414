import type { Language } from '@aravalli/shared/language'
import type { RoutineDay } from '@aravalli/shared/strategy/contract'
import type { Database } from '../../platform/database/open-database.ts'
import { presentDay } from './present-strategy.ts'
import { listDays } from './tables.ts'

/** Lists the days from Monday to the weekend. */
export async function listRoutine({ db }: Database, language: Language): Promise<RoutineDay[]> {
	const rows = await listDays(db)
	return rows.map((row) => presentDay(row, language))
}
