import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getQuestionItem } from './get-question.ts'
import { counters } from './miq-kind.ts'

/**
 * Counts that a question was opened, or practised.
 * @throws AppError `question.not-found`: only real questions are counted
 */
export async function countUse(
	services: { database: Database; counters: Counters },
	id: string,
	count: keyof typeof counters,
): Promise<void> {
	await getQuestionItem(services.database, id, 'english')
	services.counters.add(counters[count], id)
}
