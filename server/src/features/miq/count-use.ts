import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getQuestionDetails } from './get-question.ts'
import { counterNames } from './reading/tables.ts'

/**
 * Counts that a question was opened, or practised.
 * @throws AppError `question.not-found`: only real questions are counted
 */
export async function countUse(
	services: { database: Database; counters: Counters },
	id: string,
	use: keyof typeof counterNames,
): Promise<void> {
	await getQuestionDetails(services.database, id, 'english')
	services.counters.add(counterNames[use], id)
}
