import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { loadToday } from './features/answer-copies/home/load-today.ts'
import { loadResults } from './features/evaluation/returned/home/load-results.ts'
import { loadCalls } from './features/evaluation-plans/queries.ts'
import { loadToRevise } from './features/practice-notes/home/to-revise-query.ts'
import { loadSummary } from './features/quizzes/home/summary-query.ts'
import { loadReadings } from './features/readings/queries.ts'
import { loadSubscription } from './features/subscriptions/queries.ts'
import type { ApiClient } from './lib/api.ts'

/** Asks side by side for all that a learner's home shows. */
export async function loadLearnerData(
	queryClient: QueryClient,
	api: ApiClient,
	{ language, userId }: { language: Language; userId: string },
): Promise<void> {
	await Promise.all([
		loadToday(queryClient, api, language),
		loadResults(queryClient, api, language),
		loadReadings(queryClient, api, language),
		loadToRevise(queryClient, api, language),
		loadSummary(queryClient, api, 'mains'),
		loadCalls(queryClient, api, language),
		loadSubscription(queryClient, api, { language, userId }),
	])
}
