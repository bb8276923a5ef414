import type { Kind } from '@aravalli/shared/content/kind'
import type { Database } from '../../platform/database/open-database.ts'
import { keptValue } from '../../platform/kept-value.ts'
import { keepPool } from '../daily-plan/public.ts'
import { readCalls } from '../evaluation-plans/public.ts'
import type { DashboardServices } from './get-dashboard.ts'

/** A mentorship call that is put in, or taken back, is shown after so long. */
const CALLS_KEPT_SECONDS = 60

interface Given {
	database: Database
	kinds: readonly Kind[]
	closingMinutes: number
	now: () => Date
	readFresh: () => Promise<string[]>
}

/** Keeps in memory what all learners are shown alike. */
export function createDashboardServices(given: Given): DashboardServices {
	const { database, now } = given
	const callsIn = (language: 'english' | 'hindi') =>
		keptValue(CALLS_KEPT_SECONDS, now, () => readCalls(database.db, language, now()))
	const calls = { english: callsIn('english'), hindi: callsIn('hindi') }
	return { ...given, readPool: keepPool(database, now), readCalls: (language) => calls[language]() }
}
