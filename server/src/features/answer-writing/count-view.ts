import type { Counters } from '../../platform/counters.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getQuestionItem } from './get-question.ts'
import { counters } from './question-kind.ts'

/** @throws AppError `question.not-found`: only real questions are counted */
export async function countView(
	services: { database: Database; counters: Counters },
	questionId: string,
): Promise<void> {
	await getQuestionItem(services.database, questionId, 'english')
	services.counters.add(counters.viewCount, questionId)
}
