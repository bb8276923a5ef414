import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getQuestionDetails } from './get-question.ts'
import { viewsCounter } from './tables.ts'

/** @throws AppError `question.not-found`: only real questions are counted */
export async function countView(
	services: { database: Database; counters: Counters },
	questionId: string,
): Promise<void> {
	await getQuestionDetails(services.database, questionId, 'english')
	services.counters.add(viewsCounter, questionId)
}
