import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { dashboardQuery } from './features/home/dashboard-query.ts'
import type { ApiClient } from './lib/api.ts'
import { loadQuery } from './lib/load-query.ts'
import { logFailure } from './lib/log-failure.ts'
import { lazyPart } from './ui/lazy-part.tsx'

/** Comes only for learners, because visitors do not need its code. */
export const LazyLearnerHero = lazyPart(() => import('./learner-hero.tsx').then((part) => part.LearnerHero))
export const LazyLearnerHome = lazyPart(() => import('./learner-home.tsx').then((part) => part.LearnerHome))

/** Loads its data and its code, so that the page does not move when they come. */
export async function loadLearnerHome(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	const codes = Promise.all([LazyLearnerHero.preload(), LazyLearnerHome.preload()])
	const data = loadQuery(queryClient, dashboardQuery(api, language))
	codes.catch((error) => logFailure('the code of the learner’s home could not be had', error))
	data.catch((error) => logFailure('the learner’s home could not be had', error))
	await Promise.allSettled([codes, data])
}
