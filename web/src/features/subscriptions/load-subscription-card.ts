import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { SubscriptionOf } from './queries.ts'

/** Comes only for learners, because visitors do not need its code. */
export const LazySubscriptionCard = lazyPart(() =>
	import('./subscription-card.tsx').then((part) => part.SubscriptionCard),
)

/** Loads its data and its code, so that the page does not move when they come. */
export async function loadSubscriptionCard(
	queryClient: QueryClient,
	api: ApiClient,
	of: SubscriptionOf,
): Promise<void> {
	try {
		const [{ loadSubscription }] = await Promise.all([import('./queries.ts'), LazySubscriptionCard.preload()])
		await loadSubscription(queryClient, api, of)
	} catch (error) {
		logFailure('the code of the subscription could not be had', error)
	}
}
