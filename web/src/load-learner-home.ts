import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from './lib/api.ts'
import { logFailure } from './lib/log-failure.ts'
import { lazyPart } from './ui/lazy-part.tsx'

/** Comes only for learners, because visitors do not need its code. */
export const LazyLearnerHome = lazyPart(() => import('./learner-home.tsx').then((part) => part.LearnerHome))

/** Loads its data and its code, so that the page does not move when they come. */
export async function loadLearnerHome(
	queryClient: QueryClient,
	api: ApiClient,
	of: { language: Language; userId: string },
): Promise<void> {
	try {
		const [{ loadLearnerData }] = await Promise.all([import('./learner-data.ts'), LazyLearnerHome.preload()])
		await loadLearnerData(queryClient, api, of)
	} catch (error) {
		logFailure('the code of the learner’s home could not be had', error)
	}
}
